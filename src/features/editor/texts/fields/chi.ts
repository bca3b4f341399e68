import type { ReadyPageLabels } from '../../rules/ready-pages.ts';

/** Pages that begin with a title, by what people look for. */
const ready = {
  page_contact: {
    name: '联系页面',
    summary: '带有联系表单的页面，消息会发到您的邮箱，之后可以更改。',
    search: '联系 咨询 表单 提问 邮件',
    itemName: '联系我们',
  },
  page_faq: {
    name: '常见问题页面',
    summary: '列出问题与解答的页面。',
    search: '常见问题 FAQ 问答 疑问',
    itemName: '常见问题',
  },
  page_bring: {
    name: '携带物品与须知页面',
    summary: '写明来场前需了解的事项。',
    search: '携带物品 须知 着装 准备 规则',
    itemName: '携带物品与须知',
  },
} satisfies ReadyPageLabels;
export default ready;
