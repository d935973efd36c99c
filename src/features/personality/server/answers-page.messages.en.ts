/** The page of a child’s exported answers. */
export const answersPage = { title: '{name}’s answers', age: 'Age {age, number}' } as const
