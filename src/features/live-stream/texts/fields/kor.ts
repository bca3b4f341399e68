import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { liveStreamDocuments } from '../../documents.ts';

const fields = {
  live_stream: {
    search: '방송 중계 생방송 온라인 영상',
    name: '라이브 방송',
    summary: '정한 시각에 영상을 생방송으로 전합니다.',
    itemName: '방송',
    widget: {
      ...shared.count,
      ...shared.shown,
      timeVisible: '시각 표시',
      endedVisible: '끝난 방송도 표시',
    },
    list: shared.page,
    content: {
      brightcove: {
        label: 'Brightcove 설정',
        fields: {
          accountId: '계정 번호',
          playerId: {
            label: '플레이어',
            hint: 'Brightcove 관리 화면에 있는 플레이어 이름이며, default는 기본 플레이어입니다.',
          },
        },
      },
    },
    item: {
      title: '제목',
      description: shared.words.description,
      image: shared.words.image,
      startDate: '시작',
      endDate: '종료',
      source: {
        label: '영상 출처',
        fields: {
          kind: {
            label: '종류',
            choices: { hls: '이 서버의 채널', youtube: 'YouTube', brightcove: 'Brightcove' },
          },
          channel: {
            label: '채널 이름',
            hint: '운영자가 준비한 방송 채널의 이름입니다.',
          },
          videoId: {
            label: '동영상 ID',
            hint: 'YouTube는 동영상이나 방송 주소를 붙여 넣으면 번호만 남고, Brightcove는 동영상 번호를 입력합니다. 가지고 있는 동영상 파일은 먼저 둘 중 한 곳에 올리세요.',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveStreamDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an endDate after startDate': '종료는 시작보다 늦어야 합니다.',
  'the id of a Brightcove video': 'Brightcove 영상 번호를 입력하세요.',
  'the key of a Brightcove player': 'Brightcove 플레이어 이름을 입력하세요.',
  'the number of a Brightcove account, in quotes': 'Brightcove 계정 번호는 숫자입니다.',
  'the name of a channel: letters, digits, _ and -': '채널 이름에는 영문자, 숫자, _와 -만 쓸 수 있습니다.',
};
