import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { doorsDocuments } from '../../documents.ts';

const fields = {
  ticket_limited: {
    search: '한정 공개 구매자 전용 혜택 특전',
    name: '티켓 한정 콘텐츠',
    summary: '정해 둔 티켓을 가진 사람에게만 선택한 내용을 보여 줍니다.',
    content: {
      lists: {
        label: '제한 규칙',
        entry: '규칙',
        fields: {
          contentIds: {
            label: '제한할 내용',
            hint: '티켓이 없는 사람에게는 내용 대신 필요한 티켓을 안내합니다.',
          },
          tickets: {
            label: '필요한 티켓',
            entry: '티켓',
            fields: {
              contentId: {
                label: '티켓 판매',
                hint: '해당 티켓을 파는 판매를 고릅니다.',
              },
              ticketId: '티켓',
              name: {
                label: '안내에 쓸 이름',
                hint: '티켓이 없는 사람에게 이 이름으로 보입니다.',
              },
            },
          },
          isAnd: {
            label: '모두 가진 사람만',
            hint: '꺼져 있으면 한 장만 있어도 볼 수 있습니다.',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof doorsDocuments>;
export default fields;
