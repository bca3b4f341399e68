import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { liveChatDocuments } from '../../documents.ts';

const fields = {
  live_chat: {
    search: '채팅 대화 교류',
    name: '라이브 채팅',
    summary: '참가자끼리 상대를 찾아 이야기할 수 있게 합니다.',
    widget: {
      titleVisible: '제목 표시',
    },
    content: {
      liveChatDataSourceId: {
        label: '공유 번호',
        hint: '같은 포털에서 번호가 같은 채팅은 참가자와 대화를 공유합니다.',
      },
      search: {
        label: '상대 찾기',
        fields: {
          directSearch: {
            label: '채팅 ID가 정확히 같을 때만',
            hint: '켜면 상대의 채팅 ID를 아는 사람만 찾을 수 있습니다.',
          },
          target: {
            label: '찾을 수 있는 사람',
            choices: { All: '참가자 모두', None: '우선 계정만' },
          },
          priority: '우선 계정을 먼저 표시',
          priorityAccount: {
            label: '우선 계정',
            hint: '주최자 창구처럼 언제나 찾을 수 있어야 할 사람의 채팅 ID입니다.',
          },
        },
      },
      tags: {
        label: '태그',
        hint: '참가자가 자신에게 붙여 다른 사람이 찾을 수 있게 합니다.',
        entry: '태그',
        fields: {
          name: '이름',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof liveChatDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a chat user id': '채팅 참가자를 선택하세요.',
  'every tagId once': '같은 번호의 태그가 두 개 있습니다.',
};
