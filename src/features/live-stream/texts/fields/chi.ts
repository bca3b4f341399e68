import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { liveStreamDocuments } from '../../documents.ts';

const fields = {
  live_stream: {
    search: '直播 转播 在线 视频',
    name: '直播',
    summary: '在设定的时间进行直播。',
    itemName: '直播',
    widget: {
      ...shared.count,
      ...shared.shown,
      timeVisible: '显示时间',
      endedVisible: '也显示已结束的直播',
    },
    list: shared.page,
    content: {
      brightcove: {
        label: 'Brightcove设置',
        fields: {
          accountId: '账号编号',
          playerId: {
            label: '播放器',
            hint: 'Brightcove管理界面中的播放器代号，default为标准播放器。',
          },
        },
      },
    },
    item: {
      title: '标题',
      description: shared.words.description,
      image: shared.words.image,
      startDate: '开始时间',
      endDate: '结束时间',
      source: {
        label: '视频来源',
        fields: {
          kind: {
            label: '种类',
            choices: { hls: '本服务器频道', youtube: 'YouTube', brightcove: 'Brightcove' },
          },
          channel: {
            label: '频道名',
            hint: '运营方准备的直播频道名称。',
          },
          videoId: {
            label: '视频编号',
            hint: 'YouTube请粘贴视频或直播的网址，只会保留编号；Brightcove请填写视频编号。手头的视频文件请先上传到其中之一。',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveStreamDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an endDate after startDate': '结束时间必须晚于开始时间。',
  'the id of a Brightcove video': '请输入Brightcove视频编号。',
  'the key of a Brightcove player': '请输入Brightcove播放器的名称。',
  'the number of a Brightcove account, in quotes': 'Brightcove账户编号只含数字。',
  'the name of a channel: letters, digits, _ and -': '频道名只能使用字母、数字、_ 和 -。',
};
