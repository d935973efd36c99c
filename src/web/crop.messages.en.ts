export const crop = {
  title: 'Crop photo',
  hint: 'Drag the square, pinch it, or use the slider. With a keyboard, use the arrow keys to move it and + and - to resize it.',
  square: 'Crop area',
  where: 'Center {left, number}% from the left and {top, number}% from the top, size {size, number}%',
  size: 'Size',
  use: 'Apply crop',
  unreadable: 'This browser can’t show this photo. Choose another one.',
} as const
