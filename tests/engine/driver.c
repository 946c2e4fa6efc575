// The loops of the kernel and the rules of a puzzle without Python: explores the whole space and says
// how large it is.  In front of this stand the types of kernel.c, behind it `settings` of a puzzle.
#include <stdio.h>
#include <stdlib.h>

void *take_memory(u64 count, u64 size) { return calloc(count, size); }
void *resize_memory(void *memory, u64 size) { return realloc(memory, size); }
void give_back(void *memory) { free(memory); }

int search_begin(Search *s, const u64 *starts, u64 count);
int search_everything(Search *s, u64 budget);
void search_end(Search *s);
int expand(const u64 *state, u64 *out);
int goal(const u64 *state);
int lost(const u64 *state);
u64 index(const u64 *state);
void bind(void **tables);

static const u64 *settings(Search *s, u64 *count);

int main(void) {
  Search *s = calloc(1, sizeof(Search));
  u64 count;
  const u64 *starts = settings(s, &count);
  s->expand = expand;
  s->goal = goal;
  s->lost = lost;
  s->dead_end = calloc(1024, 8);
  int status = search_begin(s, starts, count);
  while (status == GOING_ON) status = search_everything(s, 1000);
  printf("%d %llu %llu %llu %llu %llu", status, s->count, s->generated, s->goals, s->losses, s->dead_ends);
  for (u64 level = 0; level < s->levels_count; level++) printf(" %llu", s->levels[level]);
  printf("\n");
  search_end(s);
  return 0;
}
