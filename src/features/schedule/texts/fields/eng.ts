import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { scheduleDocuments } from '../../documents.ts';

const fields = {
  schedule: {
    search: 'talks, seminars, sessions, programme, line-up',
    name: 'Schedule',
    summary: 'Lists talks and shows with their times and places.',
    itemName: 'Session',
    widget: {
      filterType: {
        label: 'What the home page shows',
        choices: {
          History: 'Recently viewed',
          Favorite: 'Favourites',
          Category: 'Chosen categories',
          Random: 'In a random order',
          NewArrival: 'Newest',
          Pickup: 'Highlights',
        },
      },
      displayType: {
        label: 'Layout',
        choices: { List: 'List' },
      },
      ...shared.count,
      categoryIds: {
        label: 'Categories to show',
        hint: 'Used with chosen categories; those below them are shown too.',
      },
      dateVisible: 'Show times',
      titleVisible: 'Show titles',
      remainingVisible: 'Show the time until it starts',
      imageVisible: 'Show pictures',
    },
    list: {
      numberOfDisplayWeb: 'Search results per page',
    },
    content: {
      categoryContentId: {
        label: 'Categories',
        hint: 'Left empty, the first categories of this site are used.',
      },
      divisionContentId: {
        label: 'Divisions',
        hint: 'Left empty, the first divisions of this site are used.',
      },
      placeContentId: {
        label: 'Places',
        hint: 'Left empty, the first places of this site are used.',
      },
      speakerContentId: {
        label: 'Speakers',
        hint: 'Left empty, the first list of speakers of this site is used.',
      },
      liveStreamContentId: {
        label: 'Live streams',
        hint: 'Left empty, the first live streams of this site are used.',
      },
    },
    item: {
      title: {
        label: 'Title',
        fields: {
          value: 'Title',
          phonetic: {
            label: 'Reading',
            hint: 'A search finds it too, and Japanese pages show it beside the title.',
          },
        },
      },
      category: {
        label: 'Category',
        fields: {
          ids: 'Categories',
        },
      },
      division: {
        label: 'Division',
        fields: {
          ids: 'Divisions',
        },
      },
      place: {
        label: 'Place',
        fields: {
          ids: {
            label: 'Places',
            hint: 'In the table of times each place has a column.',
          },
        },
      },
      speaker: {
        label: 'Speakers',
        fields: {
          ids: {
            label: 'Speakers',
            hint: 'Chosen from the list of speakers. The page of the session shows their names and photos.',
          },
        },
      },
      main_image: shared.words.image,
      live_stream: {
        label: 'Live stream',
        fields: {
          ids: {
            label: 'Streams',
            hint: 'The streams that show this session. While it is on, the schedule has a Watch button.',
          },
        },
      },
      keyword: {
        label: 'Words for the search',
        hint: 'A search finds these words, and visitors never see them.',
      },
      description: shared.words.description,
      held_datetime: {
        label: 'Time',
        fields: {
          startDate: 'Starts',
          endDate: {
            label: 'Ends',
            hint: 'After the start, within 24 hours.',
          },
        },
      },
      release_period: {
        label: 'When it is shown',
        fields: shared.period,
      },
      pickup: {
        label: 'Highlight',
        fields: {
          adoption: {
            label: 'Show as a highlight',
            hint: 'Where the home page shows highlights only, it shows those with this switched on.',
          },
          priority: {
            label: 'Order among the highlights',
            hint: 'A lower number comes first.',
          },
        },
      },
      createdAt: {
        label: 'Added',
        hint: 'The latest comes first among the newest.',
      },
    },
  },
} satisfies LabelsOfModules<typeof scheduleDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a day and a time': 'Enter a day and a time.',
  'later than startDate, by 24 hours at most': 'The end has to be later than the start, within 24 hours.',
};
