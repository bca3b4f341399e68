import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { navigationDocuments } from '../../documents.ts';

const fields = {
  tab: {
    search: '标签 按钮 导航 底栏',
    name: '底部标签栏',
    summary: '在屏幕底部放置常用页面的按钮。',
    content: {
      tabs: {
        label: '标签',
        hint: '最多5个。',
        entry: '标签',
        fields: {
          label: '显示文字',
          icon: {
            label: '图标',
            choices: {
              home: '房屋',
              calendar: '日历',
              ticket: '门票',
              info: '信息',
              map: '地图',
              people: '人物',
              chat: '对话气泡',
              star: '星形',
              search: '放大镜',
              menu: '三条横线',
            },
          },
          link: shared.labelledLink.link,
        },
      },
    },
  },
  menu: {
    search: '菜单 目录 导航 链接',
    name: '菜单',
    summary: '按分组列出整个网站的导航。',
    content: {
      groups: {
        label: '分组',
        entry: '分组',
        fields: {
          label: '标题',
          links: {
            label: '链接',
            entry: '链接',
            fields: shared.labelledLink,
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof navigationDocuments>;
export default fields;
