import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { doorsDocuments } from '../../documents.ts';

const fields = {
  ticket_limited: {
    search: '限定公開 購票者專享 特典',
    name: '限持票者的內容',
    summary: '僅向持有指定票券的人顯示所選內容。',
    content: {
      lists: {
        label: '限制規則',
        entry: '規則',
        fields: {
          contentIds: {
            label: '限制的內容',
            hint: '沒有票券的人會看到所需票券的說明。',
          },
          tickets: {
            label: '所需票券',
            entry: '票券',
            fields: {
              contentId: {
                label: '所屬售票',
                hint: '選擇出售該票券的售票內容。',
              },
              ticketId: '票券',
              name: {
                label: '說明中的名稱',
                hint: '向未持有者顯示的票券名稱。',
              },
            },
          },
          isAnd: {
            label: '需持有全部票券',
            hint: '關閉時，持有其中一張即可查看。',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof doorsDocuments>;
export default fields;
