import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { SiteDocument, SiteModule, siteDocuments } from '../../documents.ts';

type ModuleSettings = Pick<SiteModule, 'title' | 'visible' | 'onHome' | 'isConsoleUserOnly'>;

const ofModule = {
  title: {
    label: 'Heading',
    hint: 'It stands above its part of the home page and above its list.',
  },
  visible: {
    label: 'Show it',
    hint: 'While this is off, visitors see it nowhere.',
  },
  onHome: 'On the home page',
  isConsoleUserOnly: {
    label: 'Only for console users',
    hint: 'Only people who come from the console see it, and no visitor does.',
  },
} satisfies LabelsOf<ModuleSettings>;

const settings = {
  kind: {
    label: 'Kind',
    choices: { portal: 'Portal', event: 'Event' },
  },
  portalId: {
    label: 'Number of the portal',
    hint: 'A part of the address; 0 for a stand-alone event.',
  },
  eventId: {
    label: 'Number of the event',
    hint: 'A part of the address.',
  },
  languages: {
    label: 'Languages',
    hint: 'The first is the default: texts without a translation appear in it.',
    choices: {
      jpn: 'Japanese',
      eng: 'English',
      chi: 'Chinese (simplified)',
      zhtw: 'Chinese (traditional)',
      kor: 'Korean',
    },
  },
  webSetting: {
    label: 'Site',
    fields: {
      title: 'Name of the site',
      siteDescription: {
        label: 'Description of the site',
        hint: 'Shown in search results and when somebody shares the site.',
      },
      siteKeyword: {
        label: 'Keywords',
        hint: 'Words for the site, with commas between them.',
      },
      siteOgpImage: { label: 'Picture for sharing', hint: 'Without one, the cover picture is used.' },
      siteIcon: {
        label: 'Icon',
        hint: 'Shown in the browser’s tab and on a phone’s home screen.',
      },
      styleSheet: {
        label: 'Style sheet',
        hint: 'CSS that changes the look in detail.',
      },
      ownDomain: {
        label: 'Own domain',
        hint: 'The site opens at a domain of yours, such as events.example.jp.',
      },
      isNotSearchEngine: {
        label: 'Keep out of search engines',
        hint: 'It stays out of the results of Google and the like, and in the list of the portal.',
      },
      isRelease: {
        label: 'List it',
        hint: 'While this is off, only people who know the address find it.',
      },
      baseColor: {
        label: 'Main colour',
        hint: 'The colour of buttons and links.',
      },
    },
  },
  overview: {
    label: 'Event details',
    fields: {
      name: 'Name',
      catchphrase: 'Slogan',
      description: {
        label: 'Introduction',
        hint: 'Two or three sentences that say what it is.',
      },
      cover: 'Cover',
      startDate: 'Starts',
      endDate: 'Ends',
      doorsOpen: 'Doors open',
      placeName: 'Venue',
      placeAddress: 'Address of the venue',
      placeMapUrl: {
        label: 'Address of a map',
        hint: 'Visitors open this map from the venue.',
      },
      isOnline: 'Held online',
      fee: {
        label: 'Fee',
        hint: 'In words, such as “Free, with registration”.',
      },
      organizerName: 'Organiser',
      organizerUrl: 'Website of the organiser',
      contactMail: {
        label: 'Email address for questions',
        hint: 'It stands at the end of what buyers and others get by email. Without it, the website of the organiser stands there.',
      },
      tags: {
        label: 'Tags',
        hint: 'Visitors filter the list of events by them.',
      },
      applicationType: {
        label: 'State',
        hint: 'Only open events appear in the list of the portal.',
        choices: { opened: 'Open', closed: 'Closed', preparing: 'In preparation' },
      },
      primaryAction: {
        label: 'Main button',
        hint: 'At the top of the home page; left empty, it follows the sale of tickets.',
        fields: shared.labelledLink,
      },
    },
  },
  cookie: {
    label: 'Cookies',
    fields: {
      enableCookieCheckDialog: {
        label: 'Ask visitors',
        hint: 'On their first visit they are asked whether cookies may be used.',
      },
      positiveButtonTitle: 'Button to agree',
      negativeButtonTitle: 'Button to refuse',
      body: 'Text',
    },
  },
  terms: {
    label: 'Terms',
    fields: {
      switchTerms: 'Ask to agree to terms of use',
      switchPrivacy: 'Ask to agree to the privacy policy',
      typeTerms: {
        label: 'Where the terms of use are',
        choices: { Text: 'Written here', Url: 'On another page' },
      },
      typePrivacy: {
        label: 'Where the privacy policy is',
        choices: { Text: 'Written here', Url: 'On another page' },
      },
      urlTerms: 'Page of the terms of use',
      urlPrivacy: 'Page of the privacy policy',
      titleTerms: 'Title of the terms of use',
      titlePrivacy: 'Title of the privacy policy',
      bodyTerms: 'Text of the terms of use',
      bodyPrivacy: 'Text of the privacy policy',
      reAgreementTitle: 'Heading when asked again',
      reAgreementBody: 'Text when asked again',
      resetAt: {
        label: 'Ask again from',
        hint: 'Agreements from before no longer count, and members are asked on their next visit.',
      },
    },
  },
  errorPage: {
    label: 'Page for wrong addresses',
    fields: {
      errorPageTitle: 'Heading',
      errorPageHtml: 'Text',
      errorPageImage: shared.words.image,
      errorPageIcon: 'Icon',
    },
  },
  login: {
    label: 'Login',
    fields: {
      isEnabled: 'Members can log in',
      isRequiredAtStartup: {
        label: 'Ask everybody to log in first',
        hint: 'Whoever opens the site sees the login first.',
      },
      isEnabledSkipAtStartup: {
        label: 'They may skip it',
        hint: 'The login at the start has a button to go on without it.',
      },
      authMethod: {
        label: 'Account from elsewhere',
        hint: 'Members can also log in with an account they have elsewhere. BNID and JID are member services that you need a contract with; OpenID is any other service with OpenID Connect.',
        choices: { Bnid: 'BNID', OpenId: 'OpenID', Jid: 'JID' },
      },
      authName: 'Name on its button',
      lock: {
        label: 'Contents for members',
        entry: 'Content',
        fields: {
          contentId: 'Content',
          isEnabled: 'Only for members',
          detailIds: {
            label: 'Only these of it',
            hint: 'Left empty, all of it is for members.',
          },
        },
      },
    },
  },
  mypage: {
    label: 'My page',
    fields: {
      myFolder: {
        label: 'My folder',
        hint: 'Members keep the documents and pages that they saved.',
        fields: {
          isEnable: 'Offer it',
        },
      },
      isShowCreditCard: {
        label: 'Credit card',
        hint: 'Members can keep the card they pay with.',
      },
      isShowMyTicket: {
        label: 'My tickets',
        hint: 'Members open their tickets from their own page.',
      },
      favorite: {
        label: 'Favourites',
        hint: 'Booths and sessions get a heart, and members see what they marked in a list.',
        fields: {
          isEnable: 'Offer it',
        },
      },
      ticketCharge: {
        label: 'Purchases',
        hint: 'Members see their purchases and receipts.',
        fields: {
          isEnable: 'Offer it',
        },
      },
      badges: {
        label: 'Name badge',
        fields: {
          enableUserPrint: {
            label: 'Members print their own',
            hint: 'Members print a badge with their name and QR code.',
          },
        },
      },
      businessAppointment: {
        label: 'Business meetings',
        fields: {
          commonContent: {
            label: 'Business meetings',
            fields: {
              enable: 'Offer it',
            },
          },
        },
      },
    },
  },
  client: {
    label: 'Features and payments',
    fields: {
      isEvesta: 'One page built of blocks',
      enableMyBag: {
        label: 'My bag',
        hint: 'Members rate booths, write notes and share a report.',
      },
      paymentAgent: {
        label: 'Payment provider',
        hint: 'Left empty, it is the provider that this server is connected to; its operator knows which.',
        choices: { Stripe: 'Stripe', Paygent: 'Paygent' },
      },
      stripeUserId: {
        label: 'Stripe account',
        hint: 'Your Stripe account that receives the money; its number begins with acct_. Leave it empty if you do not use Stripe.',
      },
      stripeUseCreditCard: 'Take cards through Stripe',
      paygentUseCreditCard: 'Take cards through Paygent',
    },
  },
  usePortal: {
    label: 'Use the portal’s members',
    hint: 'While this is off, the event has members of its own.',
  },
  isInvitingEvent: {
    label: 'By invitation only',
    hint: 'Only members who are invited can enter.',
  },
  usePasscodeLock: {
    label: 'Lock with a passcode',
    hint: 'Only people who know the six digits can enter.',
  },
  overviewAtDoors: {
    label: 'Show the event at the door',
    hint: 'Cover, name, date and place stand with the login or passcode.',
  },
} satisfies LabelsOf<SiteDocument>;

const fields = {
  settings,
  module: ofModule,
  language_setting: {
    search: 'language, translation, English, Japanese',
    name: 'Language',
    summary: 'Lets visitors choose their language on the home page.',
  },
} satisfies LabelsOfModules<typeof siteDocuments> & {
  settings: LabelsOf<SiteDocument>;
  module: LabelsOf<ModuleSettings>;
};
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an area inside the picture': 'Choose an area inside the picture.',
  'a date as 2026-11-20 10:00': 'Enter a date and a time.',
  'a mail address': 'Enter an email address.',
  'at least one language': 'Enter it in at least one language.',
  'at most 200 letters in each language': 'Use 200 letters or fewer in each language.',
  'each language once': 'A language is chosen twice.',
  'a colour as #0066FF': 'Enter a colour such as #0066FF.',
  'a web address': 'Enter an address that begins with https://, or a page of this site.',
  'a host name in lower case without a port, as events.example.jp':
    'Enter only the domain in lower case, such as events.example.jp.',
  "the id of the organiser's account at Stripe": 'The number of a Stripe account begins with acct_.',
  'the 11 characters of a YouTube video': 'Enter the address of the YouTube video, or the 11 characters in it.',
  'a file to download': 'Choose a file that can be downloaded.',
  'a date that is not before visibleStartDate': 'The end may not be before the start.',
};
