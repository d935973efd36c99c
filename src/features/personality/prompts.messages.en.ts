/**
 * The questions of new families, in the order of `app.first_prompts()`: a four-year-old can answer each of them, and the answer is
 * still worth hearing ten years later.
 */
export const prompts = {
  laugh: 'What makes you laugh out loud?',
  play: 'What’s your favorite thing to play?',
  friend: 'Tell me about a friend. What do you do together?',
  family: 'What do you love to do with your family?',
  alone: 'What can you do all by yourself now?',
  comfort: 'When you feel sad, what makes it better?',
  brave: 'Tell me about a time when you were very brave.',
  magic: 'If you could do magic, what would you do first?',
  grown: 'What do you want to be when you grow up?',
  later: 'One day, you’ll watch this as a grown-up. What do you want to tell yourself?',
} as const
