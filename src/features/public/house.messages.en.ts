/** Who stands behind it: our story, the blog, careers, contact. */
export const publicHouse = {
  about: {
    title: 'Our Story',
    heading: 'Our Story',
    lead: 'In almost every family it begins with a shoebox, a dead phone and a question that nobody can answer.',
    story: {
      one: 'The shoebox holds hundreds of prints and no names. The phone holds two years of a childhood and does not start any more. And the question is a child’s: “What did I sound like when I was little?”',
      two: 'All that needs a place. There are places that store files, places that sell attention, and places that close after a few years. None of them feels like the linen-bound album on the kitchen table that everybody leafs through.',
      three:
        'So we made that album. It keeps each picture exactly as it came. It knows who belongs to the family and shows itself to nobody else. It asks children the questions that we wish somebody had asked us, and keeps the answers in their own voice.',
      four: 'It also leaves the door open. Hearthbook can run on a small box at home, everything in it can be taken out again, and it has no advertising to feed. A family’s memory should not depend on anybody’s business plan, ours included.',
    },
    valuesTitle: 'What we hold on to',
    values: {
      calm: {
        title: 'Calm',
        text: 'No counters, no streaks, no strangers. You come when you like and find what you left.',
      },
      care: { title: 'Care', text: 'What cannot be replaced is handled as if it could not be replaced.' },
      candour: { title: 'Candour', text: 'We say what the software does, and what it does not do yet.' },
    },
    join: 'Begin your own',
  },
  careers: {
    title: 'Careers',
    heading: 'Work on something that outlasts the quarter',
    lead: 'We build the place where families keep what they cannot replace. It asks for patience, precision and a soft spot for bad photos of good days.',
    valuesTitle: 'How we work',
    values: {
      family: {
        title: 'Family First',
        text: 'School plays and sick children are not exceptions to plan around. They are the plan.',
      },
      collaboration: {
        title: 'Collaboration',
        text: 'We write things down, read each other’s work with care, and would rather ask twice.',
      },
      balance: {
        title: 'Work-Life Balance',
        text: 'Days end. Software that keeps memories should leave people time to make some.',
      },
    },
    positionsTitle: 'Open Positions',
    none: 'No position is open just now. If you believe you belong here all the same, write to us.',
    apply: 'Apply Now',
    applyFor: 'Application: {title}',
    resumeSubject: 'My resume',
    benefitsTitle: 'What you can count on',
    benefits: {
      remote: 'Work from where your life is',
      time: 'Time off that is taken, by everybody',
      leave: 'The same parental leave for every parent',
      learn: 'Books, courses and the hours to use them',
    },
    resume: 'Send Us Your Resume',
    culture: 'Learn More About Our Culture',
  },
  contact: {
    title: 'Contact',
    heading: 'Write to us',
    lead: 'A question, a bug, a kind word: a person reads it. A short receipt goes to your address, and the answer follows.',
    name: 'Your name',
    email: 'Your e-mail address',
    subject: 'Subject',
    message: 'Your message',
    website: 'Leave this empty',
    send: 'Send Message',
    sending: 'Sending…',
    direct: 'Or write straight to',
    errors: {
      name: 'Please tell us your name, in at most 100 characters.',
      email: 'Please enter an e-mail address such as ana@example.org.',
      subject: 'Please give it a subject, in at most 150 characters.',
      message: 'Please write a message, in at most 5,000 characters.',
      often: 'That was a little too often. Your text is still here; please try again in a while.',
      failed: 'It could not be sent just now. Your text is still here; please try again.',
    },
    sentTitle: 'Thank you, it is on its way',
    sent: 'Your message has arrived. A short confirmation goes to your address, and the answer follows from a person.',
    back: 'Back to the front page',
  },
  blog: {
    title: 'Blog',
    heading: 'Notes from the kitchen table',
    lead: 'On keeping, finding and telling what a family lives through.',
    read: 'Read on',
    all: 'All notes',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    posts: {
      shoebox: {
        title: 'How to empty a shoebox of photos in six rainy Sundays',
        summary: 'Sorting first, scanning second, naming third: an order that ends.',
        body: {
          one: 'Everybody has the box. It survives moves because nobody dares to throw it away, and it stays closed because nobody knows where to begin. The trick is to begin with the wrong end: not with the best picture, but with the piles.',
          two: 'On the first Sunday only sort. Three piles: people, places, and “who is this”. Do not scan anything. On the second and third Sunday scan the people, backs too when something is written there. A phone and a window on a cloudy day do well; glossy prints want a slight angle.',
          three:
            'Give each picture the date it was taken, not the date it was scanned. A year is enough; a season is better. Hearthbook shows both when you know them, and leaves the rest unknown rather than guessing.',
          four: 'Keep the last two Sundays for the pile called “who is this”. Invite whoever is oldest. Put one picture after the other on the table and let the recorder run. The names are what you came for; the stories in between are what you will keep.',
        },
      },
      questions: {
        title: 'What to ask a five-year-old, and how to wait',
        summary: 'Children answer well when the question is small and the silence is long.',
        body: {
          one: '“How was your day” has one answer, and it is “good”. Ask smaller. What is something that makes you laugh even if you do not want to? Which of your things would you lend, and which never? Small questions have doors in them.',
          two: 'Ask one at a time, at eye level, when nobody has to go anywhere. Then wait. Adults fill a silence after two seconds; a child often needs seven. The second sentence is usually the true one.',
          three:
            'Record it as it is. The hum of the fridge, the sister who shouts the answer, the word that is wrong and better: these are the parts that fade first. Do not correct, do not repeat for the camera.',
          four: 'And ask again in a year. The same ten questions, the same chair. You will not notice the change from day to day, but you will hear it between two answers.',
        },
      },
      grandparents: {
        title: 'A window for grandparents, without an account',
        summary: 'How to let people look on who do not want one more password.',
        body: {
          one: 'The people who look at family pictures longest are often those who like screens least. They do not want an app, a feed or a password. They want to see the child, large, and once more.',
          two: 'For them an owner of the family can make a link. It is named for a person, shows only what is shared with the extended family, uses large type, and can be withdrawn or given an end. Whoever opens it needs no account and leaves no trace elsewhere.',
          three:
            'A habit helps more than a feature. Pick an evening, perhaps Sunday. Choose five pictures of the week, share them with the wider family, and call. They look while you speak, and you will hear which picture they have reached.',
        },
      },
    },
  },
} as const
