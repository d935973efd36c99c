/** Privacy, terms, cookies and security, describing what the software really does. */
export const publicLegal = {
  updated: 'Last updated: {date}',
  privacy: {
    title: 'Privacy Policy',
    lead: 'In short: your family’s memories belong to your family. We store them, show them only to the people you choose, and do nothing else with them.',
    sections: {
      collect: {
        title: 'Information we collect',
        personal:
          'Personal information: your email address, the names you enter and, if you add one, your profile photo.',
        media:
          'Photos and videos you upload, the details your camera saved in them, such as time and location, and the text you add.',
        family:
          'Family information and relationships: who belongs to which family and with which role, children’s names and birth dates, milestones, comments, and answers.',
        recordings:
          'Recordings of children’s answers. A child can be recorded only after the family’s owner has given permission. Recordings can be played only by the people you share them with, and can be deleted at any time.',
        usage:
          'Usage data: the devices that are signed in, and a log of security events such as sign-ins, failed sign-ins, and deletions, with the browser and IP address of each sign-in. You can read your own account’s log under Security. We use no trackers, advertising identifiers, or analytics services.',
      },
      use: {
        title: 'How we use your information',
        show: 'We use your information to store your memories, show them to the people you choose, send emails and notifications, and protect accounts.',
        never: 'We do not sell your information, use it for advertising, build profiles from it, or train AI on it.',
      },
      security: {
        title: 'How we protect your information',
        text: 'The server checks access on every request, and the database checks it again. In the album, photos, videos, and recordings open only through links that work in a single session and expire after an hour. What your family sends out, such as the gazette or the feed of a photo frame, has links of its own. The security page has the details.',
      },
      sharing: {
        title: 'Sharing',
        family:
          'Members of your family see what you share with the family. Only you see what you mark as private. Guests with a link, photo frames, and people who get the gazette by email see what is shared with the extended family, and what is for the family only if the person who set this up included it. Guests do not see the location of a photo.',
        third:
          'We share data with others only as needed: with the servers and storage the operator uses, the mail server that delivers our emails, your browser’s push service if you turn on notifications, Google or Apple if you sign in with them, and the printer of a book you order, who receives the delivery address.',
        paying: 'If you buy a plan or a printed copy, the payment processor receives what it needs to charge you.',
        speech:
          'If the operator offers transcription of children’s answers and audio captions, and the family’s owner has turned it on, the program or service that transcribes them receives only the audio. The owner can see which service it is.',
        vision:
          'If the operator offers finding faces and searching by content, and the family’s owner has turned it on, the service for this receives photos, children’s included, without their dates and locations. It never receives private photos. We store where faces are, numbers that describe faces and photos, and who someone says they are, and use this only to find people and photos. When the owner turns it off, we delete it right away. The owner can see which service it is.',
        map: 'If the operator uses a map from another provider, that provider can see which areas you look at, but not your photos.',
      },
      keeping: {
        title: 'How long we keep your information',
        deleted:
          'The family’s owner can restore a deleted photo, video, child’s profile, or family for 30 days, or delete a photo or video permanently before then. After that, we erase the original and everything made from it.',
        account:
          'A deleted account can be restored for 30 days and is then erased. The log of sign-ins and changes is stored for the time the operator has set, 400 days by default, and the log of failed and blocked attempts, which administrators see, for 90 days. When an account is erased, browsers and IP addresses are removed from its entries. After you change your email address, we store the old one for 7 days so that you can undo the change.',
        messages:
          'We delete exports after one week at most, films after 30 days, messages from the contact form after one year, and the delivery address of a printed book 180 days after the order was shipped or canceled.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can view, correct, export, and delete your data. Exports include your original photos. You can turn off digest emails and notifications, and a family’s owner decides what its other members may do.',
      },
      children: {
        title: 'Children',
        text: 'A child has an account only if the family’s owner invites them. The family decides what is stored about its children and is responsible for it. From ages that the family sets, a child with an account can flag photos and answers of themselves, hide them from everyone else, and make their profile their own. The family can delete what is stored about a child at any time, except for what the child has hidden and a profile they have made their own.',
      },
      contact: {
        title: 'Contact',
        text: 'If you have questions about your data, write to us through the contact page.',
      },
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'Clear rules for a place where families store what matters to them.',
    sections: {
      acceptance: {
        title: 'Acceptance',
        text: 'By using this service, you accept these terms. If you do not agree with them, do not use it. You can export your data at any time.',
      },
      licence: {
        title: 'Use license',
        text: 'You may use the service for yourself and your family. The software has its own license, which is included with its source code.',
      },
      content: {
        title: 'Your content',
        own: 'You own everything you upload. You allow us to store it, process it for display, back it up, and share it within your family as you choose. We apply AI to it only with your separate consent.',
        right:
          'Upload only what you have the right to upload, and consider the people in your photos, especially children.',
      },
      prohibited: {
        title: 'Prohibited uses',
        text: 'You may not upload unlawful content, harm others, try to access other families’ data, attack the service, or resell it.',
      },
      paying: {
        title: 'Plans and payment',
        text: 'Prices are listed on the pricing page. You can cancel a plan at any time, and it stays active until the end of the period you have paid for. Moving to a smaller plan does not delete anything.',
      },
      availability: {
        title: 'Availability',
        text: 'We work to keep the service available, but cannot promise that it will never be interrupted. Maintenance and failures happen, and we store your originals in a way that protects them from both.',
      },
      liability: {
        title: 'Liability',
        text: 'The service is provided as is, as far as the law allows. Nothing in these terms limits rights that the law does not allow to be limited. Keep a copy of anything you cannot bear to lose. You can export your data for this purpose.',
      },
      contact: {
        title: 'Contact',
        text: 'If you have questions about these terms, write to us through the contact page.',
      },
    },
  },
  cookies: {
    title: 'Cookie Policy',
    lead: 'Hearthbook uses only the few cookies it needs for signing in. There is nothing to accept or decline.',
    sections: {
      essential: {
        title: 'Essential cookies',
        session:
          'One cookie holds your session. Scripts cannot read it, and it ends after 14 days without a visit, or after 90 days at most. Another recognizes your browser for up to 400 days, so that sign-in codes work only where you asked for them and others cannot lock you out. A few short-lived cookies link two-step verification, or signing in with Google or Apple, to your browser. Guest links and photo frames use their own cookies.',
      },
      performance: { title: 'Performance cookies', text: 'None. We do not count visits or measure your behavior.' },
      functional: {
        title: 'Functional storage',
        text: 'Your browser remembers your theme, language, last family and last visit, a collapsed sidebar, the size of thumbnails, tips you have seen, recent searches, unfinished text and uploads in progress, and stores a page to show when you are offline. This stays in your browser until you clear it. Photos from the gallery are stored for up to 30 days so that they do not have to be loaded again. If you turn on offline photos, this device also stores those you choose. All of them are deleted when you sign out.',
      },
      marketing: { title: 'Marketing cookies', text: 'None.' },
      managing: {
        title: 'Managing cookies',
        text: 'You can delete cookies in your browser at any time, which signs you out. The public pages work without cookies.',
      },
      third: {
        title: 'Third-party cookies',
        text: 'None. We use no analytics services, social platforms, or advertising networks.',
        paying:
          'If you pay for something, the payment processor’s own page, outside this site, may set its own cookies.',
      },
    },
  },
  security: {
    title: 'Security',
    heading: 'Only the people you choose can see your photos',
    lead: 'Your photos are never public. You invite your family, and choose who sees each one.',
    cards: {
      privacy: {
        title: 'Who sees a photo',
        text: 'Each photo, milestone, and answer is for only you, for your family, or also for guests with a link. Guests never see where a photo was taken.',
      },
      roles: {
        title: 'Who can do what',
        text: 'Each member is an owner, editor, contributor, or viewer. Every time, the server checks what they’re allowed to do, and the database checks it again.',
      },
      factors: {
        title: 'Two-step verification',
        text: 'Sign in with a passkey, or add a code from an authenticator app. We also ask you to confirm your identity before sensitive changes to your account or family.',
      },
      record: {
        title: 'Activity log',
        text: 'Sign-ins, role changes, exports, and deletions are logged, so you can look up what happened.',
      },
      infrastructure: {
        title: 'No ads, no trackers',
        text: 'No page loads scripts, fonts, or trackers from other companies. Hearthbook is one application, one database, and one file store.',
      },
      encryption: {
        title: 'Encryption',
        text: 'No one can read your password or sign-in links, not even the people who run this server.',
        transit: 'Your connection to this site is encrypted (TLS), and browsers reject unencrypted ones.',
      },
    },
    detailsTitle: 'In more detail',
    details: {
      media:
        'In the album, photos and videos open only through links that work in a single session and expire after an hour. What your family sends out, such as the gazette or the feed of a photo frame, has links of its own.',
      decode: 'File types are verified by decoding each file in a separate process, with limits on time and memory.',
      original: 'Originals are never altered. Each has a SHA-256 checksum, so even one changed byte is detected.',
      limits:
        'Attempts to guess codes and passwords are limited for each email address and each device, even after a restart.',
      devices: 'You can see which devices are signed in, review your account activity, and sign out any device.',
      headers: 'Every page has a strict content security policy, and requests from other sites are blocked.',
      hashes:
        'Passwords and sign-in links are stored only as hashes, and codes in emails that are waiting to be sent are encrypted with AES-256.',
      tested: 'Every operation is tested with every type of user.',
    },
    claimsTitle: 'Confirmed by the operator',
    contactsTitle: 'Report a problem',
    contactsLead: 'If something looks wrong, please tell us. We appreciate it.',
    contacts: { security: 'Security questions', vulnerabilities: 'Vulnerability reports', support: 'General support' },
    write: 'Write to us',
  },
} as const
