import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { doorsDocuments } from '../../documents.ts';

const fields = {
  ticket_limited: {
    search: '限定公开 购票者专享 特典',
    name: '限持票者的内容',
    summary: '仅向持有指定门票的人展示所选内容。',
    content: {
      lists: {
        label: '限制规则',
        entry: '规则',
        fields: {
          contentIds: {
            label: '限制的内容',
            hint: '没有门票的人会看到所需门票的提示。',
          },
          tickets: {
            label: '所需门票',
            entry: '门票',
            fields: {
              contentId: {
                label: '所属售票',
                hint: '选择出售该门票的售票内容。',
              },
              ticketId: '门票',
              name: {
                label: '提示中的名称',
                hint: '向未持有者展示的门票名称。',
              },
            },
          },
          isAnd: {
            label: '需持有全部门票',
            hint: '关闭时，持有其中一张即可查看。',
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof doorsDocuments>;
export default fields;
