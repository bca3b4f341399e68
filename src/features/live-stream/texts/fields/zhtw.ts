import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { liveStreamDocuments } from '../../documents.ts';

const fields = {
  live_stream: {
    search: '直播 轉播 線上 影片',
    name: '直播',
    summary: '在設定的時間進行直播。',
    itemName: '直播',
    widget: {
      ...shared.count,
      ...shared.shown,
      timeVisible: '顯示時間',
      endedVisible: '也顯示已結束的直播',
    },
    list: shared.page,
    content: {
      brightcove: {
        label: 'Brightcove設定',
        fields: {
          accountId: '帳號編號',
          playerId: {
            label: '播放器',
            hint: 'Brightcove管理介面中的播放器代號，default為標準播放器。',
          },
        },
      },
    },
    item: {
      title: '標題',
      description: shared.words.description,
      image: shared.words.image,
      startDate: '開始時間',
      endDate: '結束時間',
      source: {
        label: '影片來源',
        fields: {
          kind: {
            label: '種類',
            choices: { hls: '本伺服器頻道', youtube: 'YouTube', brightcove: 'Brightcove' },
          },
          channel: {
            label: '頻道名稱',
            hint: '營運方準備的直播頻道名稱。',
          },
          videoId: {
            label: '影片編號',
            hint: 'YouTube請貼上影片或直播的網址，只會保留編號；Brightcove請填寫影片編號。手邊的影片檔請先上傳到其中之一。',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveStreamDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an endDate after startDate': '結束時間必須晚於開始時間。',
  'the id of a Brightcove video': '請輸入Brightcove影片編號。',
  'the key of a Brightcove player': '請輸入Brightcove播放器的名稱。',
  'the number of a Brightcove account, in quotes': 'Brightcove帳戶編號只含數字。',
  'the name of a channel: letters, digits, _ and -': '頻道名只能使用字母、數字、_ 和 -。',
};
