/** Labels of the HTML page in an export of a child's answers. */
export const answersPage = { title: '{name}’s answers', age: 'Age {age, number}' } as const
