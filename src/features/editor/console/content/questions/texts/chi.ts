import type { QuestionTexts } from './jpn.ts';

const texts: QuestionTexts = {
  groups: {
    tell: '通知与介绍',
    programme: '展示日程',
    sell: '销售门票',
    introduce: '介绍参展商和演讲者',
    ask: '询问与交流',
    find: '方便查找活动',
    show: '图片、视频和文字',
    lead: '通往页面的入口',
    sort: '分类与场地',
  },
  coverButton: '封面按钮',
  linksGo: '指向这里的以下链接也会一起移除。',
  linksStay: '以下链接会保留，但目标页面将不存在。请在发布前修改。',
  linksMore: (count) => `另有${count}个链接。`,
  where: {
    title: '显示位置',
    places: { home: '首页', menu: '菜单', tab: '底部标签' },
    onHome: (at, of) => `显示在从上数第${at}个（共${of}个）。`,
    forConsole: '仅管理员可见。',
    offHome: '未显示。',
    hidden: '网站上任何地方都未显示。',
    noEntries: '还没有内容，因此未显示。',
    picked: (shown, items) => `${items}项中只显示设为推荐的${shown}项。`,
    some: (shown, items) => `${items}项中显示${shown}项。`,
    isIn: '已在其中。',
    isNotIn: '不在其中。',
    tabsFull: (most) => `已满（最多${most}个）。`,
    put: { home: '显示在首页', menu: '放入菜单', tab: '放入标签' },
    done: { home: '已显示在首页', menu: '已放入菜单', tab: '已放入底部标签' },
  },
};
export default texts;
