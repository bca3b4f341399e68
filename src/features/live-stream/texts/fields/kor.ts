import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { liveStreamDocuments } from '../../documents.ts';

const fields = {
  live_stream: {
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
            hint: 'YouTube는 동영상 주소의 11글자, Brightcove는 동영상 번호입니다.',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveStreamDocuments>;
export default fields;
