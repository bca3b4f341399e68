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
};
export default texts;
