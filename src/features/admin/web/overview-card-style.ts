export const overviewCardStyle = 'rounded-card border border-line bg-card p-5 sm:p-6'
