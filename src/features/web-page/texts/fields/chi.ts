import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { webPageDocuments } from '../../documents.ts';

const fields = {
  web_page: {
    search: '常见问题 携带物品 须知 联系 表单 页面',
    name: '页面',
    summary: '可自由编写的页面，例如交通指南和注意事项。',
    itemName: '页面',
    widget: shared.shown,
    item: {
      title: '标题',
      body: '正文',
      image: shared.words.image,
      contactMail: {
        label: '咨询收件地址',
        hint: '填写后，页面下方会显示咨询表单并发送到此地址；地址不会公开。',
      },
    },
  },
} satisfies LabelsOfModules<typeof webPageDocuments>;
export default fields;
