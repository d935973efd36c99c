/** Pages about us: our story, the blog, careers. */
export const publicHouse = {
  about: {
    title: 'Our story',
    heading: 'Our story',
    lead: 'In most families, it starts with a shoebox, a dead phone, and a question no one can answer.',
    story: {
      one: 'The shoebox holds hundreds of prints and no names. The phone holds two years of a childhood and won’t turn on anymore. And the question comes from a child: “What did I sound like when I was little?”',
      two: 'All of that needs a home. Some places store files, some sell your attention, and some shut down after a few years. None of them feels like the album on the kitchen table that everyone leafs through.',
      three:
        'So we made that album. It stores every photo exactly as you added it. It knows who belongs to the family and stays closed to everyone else. It asks children the questions we wish someone had asked us, and saves the answers in their own voice.',
      four: 'You’re free to leave, too. Hearthbook can run on a small box at home, you can take everything with you, and there are no ads. Your family’s memories shouldn’t depend on anyone’s business plan, including ours.',
    },
    valuesTitle: 'What we believe in',
    values: {
      calm: {
        title: 'Calm',
        text: 'No rankings, no streaks, no strangers. Come when you like and find everything where you left it.',
      },
      care: { title: 'Care', text: 'Some things can’t be replaced, and we treat them that way.' },
      candour: { title: 'Candor', text: 'We’re honest about what Hearthbook does, and what it doesn’t do yet.' },
    },
    join: 'Start your own album',
  },
  careers: {
    title: 'Careers',
    heading: 'Build something that lasts',
    lead: 'We’re building a home for what families can’t replace. It takes patience, precision, and a soft spot for bad photos of good days.',
    valuesTitle: 'How we work',
    values: {
      family: {
        title: 'Family first',
        text: 'School plays and sick kids aren’t exceptions to plan around. They’re the plan.',
      },
      collaboration: {
        title: 'Collaboration',
        text: 'We write things down, read each other’s work carefully, and ask when we’re not sure.',
      },
      balance: {
        title: 'Work-life balance',
        text: 'The workday ends. Software for memories should leave people time to make some.',
      },
    },
    positionsTitle: 'Open positions',
    none: 'We don’t have any open positions right now. If you think you’d be a good fit, write to us anyway.',
    apply: 'Apply now',
    applyFor: 'Application: {title}',
    resumeSubject: 'My resume',
    benefitsTitle: 'What you can count on',
    benefits: {
      remote: 'Work from wherever you live',
      time: 'Time off that everyone actually takes',
      leave: 'The same parental leave for every parent',
      learn: 'Books, courses, and time to use them',
    },
    resume: 'Send us your resume',
    culture: 'Learn more about our culture',
  },
  blog: {
    title: 'Blog',
    heading: 'Notes from the kitchen table',
    lead: 'How to save, find, and tell your family’s stories.',
    read: 'Read more',
    all: 'All posts',
    minutes: '{count, plural, one {# minute read} other {# minute read}}',
    feed: 'Subscribe via RSS',
  },
} as const
