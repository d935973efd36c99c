export const crop = {
  title: 'Choose the part to show',
  hint: 'Drag the square, pinch it or use the slider. By keyboard: arrow keys move it, plus and minus change its size.',
  square: 'The part of the picture',
  where: 'Middle at {left, number}% from the left and {top, number}% from the top, {size, number}% in size',
  size: 'Size',
  use: 'Use this part',
  unreadable: 'This browser cannot show the picture. Please choose another one.',
} as const
