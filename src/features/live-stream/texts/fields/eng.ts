import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { liveStreamDocuments } from '../../documents.ts';

const fields = {
  live_stream: {
    search: 'stream, broadcast, live, online, video',
    name: 'Live streams',
    summary: 'Sends videos live at the times that you set.',
    itemName: 'Stream',
    widget: {
      ...shared.count,
      ...shared.shown,
      timeVisible: 'Show times',
      endedVisible: 'Also show ended streams',
    },
    list: shared.page,
    content: {
      brightcove: {
        label: 'Brightcove',
        fields: {
          accountId: 'Account number',
          playerId: {
            label: 'Player',
            hint: 'The key of the player at Brightcove; default is its usual one.',
          },
        },
      },
    },
    item: {
      title: 'Title',
      description: shared.words.description,
      image: shared.words.image,
      startDate: 'Starts',
      endDate: 'Ends',
      source: {
        label: 'Where the video comes from',
        fields: {
          kind: {
            label: 'Kind',
            choices: { hls: 'A channel of this server', youtube: 'YouTube', brightcove: 'Brightcove' },
          },
          channel: {
            label: 'Channel',
            hint: 'The name of a channel that the operator has set up.',
          },
          videoId: {
            label: 'Video ID',
            hint: 'For YouTube paste the address of the video or stream, of which the number stays; for Brightcove enter the number of the video. A video file of your own goes to one of them first.',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveStreamDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an endDate after startDate': 'The end has to be later than the start.',
  'the id of a Brightcove video': 'Enter the number of a Brightcove video.',
  'the key of a Brightcove player': 'Enter the name of a Brightcove player.',
  'the number of a Brightcove account, in quotes': 'The number of a Brightcove account has only digits.',
  'the name of a channel: letters, digits, _ and -': 'The name of a channel has only letters, digits, _ and -.',
};
