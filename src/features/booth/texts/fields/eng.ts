import stream from '#features/live-stream/texts/fields/eng.ts';
import questionnaire from '#features/questionnaire/texts/fields/eng.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { BoothItem, BoothSettings, boothDocuments } from '../../documents.ts';

const content = {
  base: {
    label: 'Look',
    fields: {
      displayFormat: {
        label: 'Layout of the list',
        choices: { Card: 'Cards', List: 'List' },
      },
      tabSet: {
        label: 'Tabs of a booth',
        hint: 'The full set has tabs for videos, the questionnaire, chat and meetings too.',
        choices: { standard: 'Basic', pro: 'Full' },
      },
    },
  },
  option: {
    label: 'What booths may offer',
    hint: 'What is off appears at no booth.',
    fields: {
      useBoothCategory: 'Categories',
      contact: 'Contact form',
      chat: 'Chat',
      businessTalk: 'Business meetings',
      questionnaire: 'Questionnaire',
      download: 'Documents',
      favorite: 'Favourites',
    },
  },
  common: {
    label: 'Views',
    fields: {
      viewCount: {
        label: 'Views',
        fields: {
          isEnabled: 'Count and show views',
        },
      },
    },
  },
  layout: {
    label: 'Place of the live stream',
    fields: {
      live_stream: {
        label: 'Live stream',
        fields: {
          setting: {
            label: 'Settings',
            fields: {
              enable: 'Show streams at the booths',
              brightcove: stream.live_stream.content.brightcove,
            },
          },
        },
      },
    },
  },
} satisfies LabelsOf<BoothSettings>;

const parts = {
  title: {
    label: 'Name',
    fields: {
      enable: 'Show it',
      value: 'Name of the exhibitor',
    },
  },
  main_image: {
    label: 'Main picture',
    fields: {
      enable: 'Show it',
      value: 'Picture',
    },
  },
  description: {
    label: 'Introduction',
    fields: {
      enable: 'Show it',
      value: 'Text',
    },
  },
  main_movie: {
    label: 'Live stream',
    fields: {
      enable: 'Show it',
      liveEnable: 'The booth streams live',
      liveShowIcon: 'Mark it in lists while live',
      key: {
        label: 'Stream that plays first',
        hint: 'Left empty, the one that is live plays, or else the next.',
      },
    },
  },
  live_stream_pro: {
    label: 'Streams of Brightcove',
    fields: {
      enable: 'Show it',
    },
  },
  questionnaire: {
    label: 'Questionnaire',
    fields: {
      enable: 'Ask a questionnaire',
      ...questionnaire.questionnaire.serverContent,
    },
  },
  booth_category: {
    label: 'Categories',
    fields: {
      ids: 'Categories',
    },
  },
} satisfies LabelsOf<BoothItem['items']>;

const fields = {
  booth: {
    search: 'exhibitors, stalls, stands, shops, sponsors, companies',
    name: 'Booths',
    summary: 'The list of exhibitors, and a page for each booth.',
    itemName: 'Exhibitor',
    widget: {
      ...shared.count,
      titleVisible: 'Show names',
      imageVisible: 'Show pictures',
      categoryVisible: 'Show categories',
    },
    list: shared.page,
    content,
    serverContent: {
      listText: 'Text above the list',
      categories: {
        label: 'Categories',
        hint: 'They can have up to three levels.',
        entry: 'Category',
        fields: {
          name: 'Name',
          parentBoothCategoryId: 'Belongs to',
        },
      },
      scheduleContentId: {
        label: 'Schedule of the stage',
        hint: 'Booths choose the sessions of their stage from it.',
      },
      exhibitorsPublish: {
        label: 'Exhibitors publish',
        hint: 'On: exhibitors make their own booth public themselves. Off: you publish what they changed.',
      },
    },
    item: {
      phonetic: 'Reading of the name',
      logo: {
        label: 'Logo',
        hint: 'A square picture. The list and the page of the booth show it beside the name.',
      },
      stand: {
        label: 'Stand',
        hint: 'The place in the hall, such as A-12.',
      },
      tabSet: {
        label: 'Tabs',
        hint: 'Left empty, as at the other booths.',
        choices: { standard: 'Basic', pro: 'Full' },
      },
      items: {
        label: 'Main contents',
        fields: parts,
      },
      movieLiveStreams: {
        label: 'Live streams',
        entry: 'Stream',
        fields: {
          movieUuid: {
            label: 'Channel',
            hint: 'Without a YouTube video, the channel of this name plays.',
          },
          title: 'Title',
          startAt: 'Starts',
          endAt: 'Ends',
          youtubeId: {
            label: 'YouTube video',
            hint: 'Paste the address of the stream at YouTube: its number stays.',
          },
        },
      },
      brightcoveMovieLiveStreams: {
        label: 'Streams of Brightcove',
        entry: 'Stream',
        fields: {
          liveStreamProId: 'Video ID',
          title: 'Title',
          startAt: 'Starts',
          endAt: 'Ends',
        },
      },
      movies: {
        label: 'Videos',
        entry: 'Video',
        fields: {
          title: 'Title',
          youtubeId: {
            label: 'YouTube video',
            hint: 'Paste the address of the video at YouTube: its number stays. A video file of your own goes to YouTube first.',
          },
        },
      },
      products: {
        label: 'Products',
        entry: 'Product',
        fields: {
          name: 'Name',
          description: shared.words.description,
          image: shared.words.image,
          url: 'Page with more',
        },
      },
      documents: {
        label: 'Documents',
        hint: 'Members download them and keep them in their own folder.',
        entry: 'Document',
        fields: {
          name: 'Name',
          handout: 'File',
        },
      },
      schedule: 'Sessions on stage',
      exhibitorAdministrators: {
        label: 'People in charge',
        entry: 'Person in charge',
        fields: {
          nickname: 'Name',
          position: 'Position',
          image: 'Picture',
        },
      },
      autoReply: {
        label: 'Automatic reply in the chat',
        fields: {
          message: {
            label: 'Text of the reply',
            hint: 'Visitors who write to the booth read it at once.',
          },
        },
      },
      contactMail: {
        label: 'Address for messages',
        hint: 'With it the booth has a contact form; nobody sees the address.',
      },
      chat: {
        label: 'Chat',
        fields: {
          enable: 'Take chat messages',
        },
      },
      businessTalk: {
        label: 'Business meetings',
        fields: {
          enable: 'Take meetings',
          description: 'Note to visitors',
          deadline: {
            label: 'Request by',
            fields: {
              kind: {
                label: 'Counted in',
                choices: { days: 'Days before', hours: 'Hours before' },
              },
              days: 'Days before',
              hour: 'Hour of that day',
              hours: 'Hours before',
            },
          },
          persons: {
            label: 'Times of each person',
            entry: 'Person in charge',
            fields: {
              administratorId: 'Person in charge',
              slots: {
                label: 'Times for meetings',
                entry: 'Time',
                fields: {
                  startAt: 'Starts',
                  endAt: 'Ends',
                },
              },
            },
          },
        },
      },
    },
  },
  booth_cross_search: {
    search: 'find exhibitors, search, filter',
    name: 'Search of all booths',
    summary: 'Searches several sets of booths at once.',
    list: shared.page,
    content: {
      boothContentIds: {
        label: 'Booths to search',
        hint: 'In this order; left empty, all booths of the event.',
      },
    },
  },
} satisfies LabelsOfModules<typeof boothDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'questions, because it is enabled': 'Add at least one question to use the questionnaire.',
  'each id once': 'A number is used twice.',
  'each id once, and parents that make at most three levels':
    'Categories have at most three levels, and none may lead back to itself.',
  'ids of the exhibitorAdministrators': 'Choose from the administrators of the exhibitor.',
  'later than startAt': 'The end has to be later than the start.',
  'letters, digits, _ and -': 'Use only letters, digits, _ and -.',
};
