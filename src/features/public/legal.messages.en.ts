/** Privacy, terms, cookies and security: what the software really does. */
export const publicLegal = {
  updated: 'Last updated: {date}',
  privacy: {
    title: 'Privacy Policy',
    lead: 'The short version: a family’s memories belong to the family. We keep them, show them to whom you chose, and do nothing else with them.',
    sections: {
      collect: {
        title: 'Information we collect',
        personal:
          'Personal information: your e-mail address, the names you give and, if you choose one, a picture of you.',
        media:
          'Photos and videos you upload, with what the camera wrote into them, such as time and place, and the words you add.',
        family:
          'Family information and relationships: who belongs to which family and in which role, children’s names and birth dates, milestones, comments and answers.',
        recordings:
          'Recordings of children’s answers. They are made only after the owner of the family has agreed, can be listened to only inside the family, and can be deleted at any time.',
        usage:
          'Usage data: devices with a live session, and a record of security events such as sign-ins, refused sign-ins and deletions, with browser and IP address of each sign-in. You can read the record of your own account under Security. There are no trackers, no advertising identifiers and no analytics service.',
      },
      use: {
        title: 'How we use it',
        show: 'To keep your memories, to show them to the people of your family, to send the mails and notices you asked for, and to protect accounts.',
        never: 'We do not sell it, show advertising by it, build profiles from it, or train machines on it.',
      },
      security: {
        title: 'How it is protected',
        text: 'Access is decided by the server for each request and a second time by the database. Media is reached only through signed addresses that expire after an hour. The security page tells the rest.',
      },
      sharing: {
        title: 'Sharing',
        family:
          'Members of your family see what you share with it; what you mark as private is seen by you alone. Guests with a link see only what is shared with the extended family, without the place where a photo was taken.',
        third:
          'Nobody else gets anything, apart from the mail server that delivers mails, your browser’s push service if you switch notices on, Google or Apple if you choose to sign in with them, the payment processor if you buy a plan or a copy, and the printer of a book that you order, with the address it goes to.',
        speech:
          'If the operator offers to write down what children say, and the family’s owner has said yes to it, the program or service that does so hears the sound and gets nothing else. The owner is told which one it is.',
        map: 'If the operator has chosen a map of somebody else’s, the server it comes from sees which part of the world you look at, not your photos.',
      },
      keeping: {
        title: 'How long we keep it',
        deleted:
          'A deleted photo, film or family rests for 30 days, so that the family’s owner can bring it back or remove it for good at once. After that the original and everything made from it is erased.',
        account:
          'A deleted account goes after 30 days in which its person can change their mind. The record of security events is kept for the time the operator has set, 400 days unless changed; with the account, browsers and IP addresses are removed from it. After a change of email address, the old one is kept for 7 days so that the change can be undone.',
        messages: 'Messages from the contact form are kept for one year.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can see your data, export all of it with the originals, correct it, delete it, decide who in the family may do what, and switch off each mail and notice.',
      },
      children: {
        title: 'Children',
        text: 'Children have no accounts here. What is kept about them is kept by their family, which answers for it and can take it back at any time.',
      },
      contact: {
        title: 'Contact',
        text: 'For any question about your data, write to us through the contact page. A person answers.',
      },
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'Plain rules for a place in which families keep what matters to them.',
    sections: {
      acceptance: {
        title: 'Acceptance',
        text: 'By using this service you accept these terms. If you do not agree with them, please do not use it; you can take your data with you at any time.',
      },
      licence: {
        title: 'Use license',
        text: 'You may use the service for yourself and your family. The software itself has its own license, which comes with its source.',
      },
      content: {
        title: 'Your content',
        own: 'You keep ownership of everything you upload. You let us store it, process it for display, back it up, and share it within your family as you chose. Applying AI to it needs a separate choice of yours; none is made for you.',
        right: 'Upload only what you may upload, and think of the people in the picture, above all of the children.',
      },
      prohibited: {
        title: 'Prohibited uses',
        text: 'No unlawful content, no harm to others, no attempts to reach other families’ data, no attacks, no reselling.',
      },
      paying: {
        title: 'Plans and payment',
        text: 'Prices are on the pricing page. A plan can be ended at any time and runs to the end of what is paid. Going to a smaller plan deletes nothing.',
      },
      availability: {
        title: 'Availability',
        text: 'We work for a service that is always there, and cannot promise that it never pauses. Maintenance and failures happen; your originals are kept so that they outlast them.',
      },
      liability: {
        title: 'Liability',
        text: 'The service is provided as it is, as far as the law allows. What the law does not allow to be excluded stays as the law has it. Keep a copy of what you could not bear to lose: the export is there for that.',
      },
      contact: { title: 'Contact', text: 'Questions about these terms reach us through the contact page.' },
    },
  },
  cookies: {
    title: 'Cookie Policy',
    lead: 'Hearthbook sets the few cookies without which signing in would not work. There is nothing to accept or refuse.',
    sections: {
      essential: {
        title: 'Essential cookies',
        session:
          'One cookie holds your session: unreadable for scripts, ended after 14 days without a visit and after 90 days in any case. Another recognizes your browser for up to 400 days: sign-in codes work only where they were asked for, and strangers cannot lock you out. A few short-lived ones bind the second factor or a sign-in with Google or Apple to the browser that asked. A guest’s link has one of its own.',
      },
      performance: { title: 'Performance cookies', text: 'None. We count no visits and measure nobody.' },
      functional: {
        title: 'Functional storage',
        text: 'Your browser remembers theme, language, the last family and when you last looked in, a folded sidebar, the size of pictures, tips you have seen, recent searches, unfinished texts and uploads under way, and keeps one page that says so when there is no connection. This stays in the browser and goes when you clear it. Pictures of the gallery stay for 30 days at most, so that they need not be loaded again; what was kept for that goes when you sign out.',
      },
      marketing: { title: 'Marketing cookies', text: 'None.' },
      managing: {
        title: 'Managing cookies',
        text: 'You can delete cookies in your browser at any time; you will then be signed out. Without cookies the public pages work just the same.',
      },
      third: {
        title: 'Third-party cookies',
        text: 'None. No analytics service, no social platform and no advertising network is built in. If you pay for a plan, the payment processor’s own page, outside this site, may set cookies of its own.',
      },
    },
  },
  security: {
    title: 'Security',
    heading: 'Children’s faces and voices live here',
    lead: 'So the walls are thick, and we would rather show them than praise them. Everything on this page is done by the software that serves it.',
    cards: {
      encryption: {
        title: 'Encryption',
        text: 'Sessions, codes and links are stored only as hashes, and secrets in waiting mails are sealed with AES-256.',
        transit: 'This installation is reached over an encrypted connection (TLS), and tells browsers to insist on it.',
      },
      factors: {
        title: 'Multi-factor authentication',
        text: 'Passkeys, an authenticator app as second factor, and a fresh proof of identity before anything that cannot be undone.',
      },
      privacy: {
        title: 'Privacy controls',
        text: 'Each memory is for the family, for the extended family, or for you alone. Places are taken out of what guests see.',
      },
      infrastructure: {
        title: 'Few moving parts',
        text: 'One application, one database, one store of files. No third-party scripts, fonts or trackers on any page.',
      },
      roles: {
        title: 'Family role-based access',
        text: 'Owner, editor, viewer: decided by the server on each request, and a second time by row-level security in the database.',
      },
      record: {
        title: 'A record of what was done',
        text: 'Sign-ins, changes of roles, exports and deletions are written down. Each build is tested with every operation against every kind of visitor.',
      },
    },
    detailsTitle: 'In more detail',
    details: {
      media:
        'Photos and videos are reached only through signed addresses that work only in the session they were made for, and expire after an hour.',
      decode: 'Files are recognised by decoding them, in a process apart, with limits on time and memory.',
      original: 'Originals are never altered and carry their SHA-256, so that a single changed byte shows.',
      limits: 'Guessing is limited in the database, for addresses and clients alike, across restarts.',
      devices:
        'You see the devices that are signed in and what happened to your account, and can sign out each device.',
      headers: 'A strict content security policy, exact origins and no cross-site requests protect each answer.',
    },
    claimsTitle: 'Confirmed by the operator',
    contactsTitle: 'Tell us what you found',
    contactsLead: 'If something looks wrong, we want to hear of it first and will thank you for it.',
    contacts: { security: 'Security questions', vulnerabilities: 'Vulnerability reports', support: 'General support' },
    write: 'Write to us',
  },
} as const
