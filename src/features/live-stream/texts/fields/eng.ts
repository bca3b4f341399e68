import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { liveStreamDocuments } from '../../documents.ts';

const fields = {
  live_stream: {
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
            hint: 'At YouTube the 11 characters in the address of the video, at Brightcove the number of the video.',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveStreamDocuments>;
export default fields;
