import type { ProfilePageTexts } from './jpn.ts';

export default {
  page: {
    title: '个人资料',
    shared: '基本信息',
    sharedLead: (portal) => `在“${portal}”的所有活动中通用`,
    own: '本活动的登记信息',
    ownLead: (event) => `将提供给“${event}”的主办方`,
    incomplete: '请填写必填项目后继续。',
    missing: (count) => `还有${count}个必填项目未填写。`,
    empty: '请至少填写一项后继续。',
    nothingTitle: '没有需要填写的项目',
    nothingText: '主办方设置项目后，即可在此填写。',
    back: '我的主页',
  },
  unsaved: {
    title: '更改尚未保存',
    text: '离开此页面后，您输入的内容将会丢失。',
    leave: '不保存并离开',
    stay: '继续编辑',
    restored: '已恢复您之前输入的内容。尚未保存。',
  },
} satisfies ProfilePageTexts;
