"""What the page in a browser asks: questions and answers as JSON."""
