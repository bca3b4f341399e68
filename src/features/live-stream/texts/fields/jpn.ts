import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { liveStreamDocuments } from '../../documents.ts';

const fields = {
  live_stream: {
    search: '配信 中継 ライブ 生放送 オンライン 動画',
    name: 'ライブ配信',
    summary: '決めた時刻に、映像を生で届けます。',
    itemName: '配信',
    widget: {
      ...shared.count,
      ...shared.shown,
      timeVisible: '時刻を表示',
      endedVisible: '終わった配信も並べる',
    },
    list: shared.page,
    content: {
      brightcove: {
        label: 'Brightcoveの設定',
        fields: {
          accountId: 'アカウント番号',
          playerId: {
            label: 'プレーヤー',
            hint: 'Brightcoveの管理画面にあるプレーヤーの名前で、defaultなら標準のものです。',
          },
        },
      },
    },
    item: {
      title: 'タイトル',
      description: shared.words.description,
      image: shared.words.image,
      startDate: '配信開始',
      endDate: '配信終了',
      source: {
        label: '映像の出どころ',
        fields: {
          kind: {
            label: '種類',
            choices: { hls: 'このサーバーのチャンネル', youtube: 'YouTube', brightcove: 'Brightcove' },
          },
          channel: {
            label: 'チャンネル名',
            hint: '運営者が用意した配信チャンネルの名前です。',
          },
          videoId: {
            label: '動画の番号',
            hint: 'YouTubeでは動画か配信のアドレスを貼り付けると番号だけが残り、Brightcoveでは動画の番号を入れます。手元の動画ファイルは、先にどちらかに載せてください。',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveStreamDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an endDate after startDate': '配信の終わりは、始まりより後にしてください。',
  'the id of a Brightcove video': 'Brightcoveの動画の番号を入力してください。',
  'the key of a Brightcove player': 'Brightcoveのプレーヤーの名前を入力してください。',
  'the number of a Brightcove account, in quotes': 'Brightcoveのアカウント番号は数字だけです。',
  'the name of a channel: letters, digits, _ and -': 'チャンネル名は英字・数字・「_」「-」だけです。',
};
