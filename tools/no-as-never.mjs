// An oxlint plugin that forbids `as never`: it turns off type checking, and hides what a better type would find.
const noAsNever = {
  create: (context) => ({
    TSAsExpression(node) {
      if (node.typeAnnotation.type === 'TSNeverKeyword')
        context.report({ node, message: 'Give the value a type instead of `as never`.' })
    },
  }),
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads plugins by their default export.
export default { meta: { name: 'hearthbook' }, rules: { 'no-as-never': noAsNever } }
