import type { HomeTexts } from './jpn.ts';

const texts: HomeTexts = {
  title: '首页',
  lead: '调整顺序和显示方式，预览会立即更新。',
  add: '添加',
  cover: '封面',
  coverText: '名称、日期、会场、图片和第一个按钮',
  toSettings: '修改名称和日期',
  toLook: '修改图片和颜色',
  list: '首页上的内容',
  emptyText: '添加公告、门票等内容后，会显示在这里。',
  show: (name) => `在首页显示${name}`,
  hide: (name) => `从首页移除${name}`,
  states: {
    forConsole: '仅管理员可见',
    offHome: '未显示在首页',
    hidden: '在整个网站上隐藏',
  },
  counts: (shown, items) => (shown === items ? `${items}项` : `${items}项中的${shown}项`),
  noEntries: '还没有内容，因此首页不会显示。',
  pickedOnly: (picked, items) =>
    `首页只显示设为推荐的项目：${items}项中的${picked}项。要显示其他项目，请在下方更改显示内容，或将该项目设为推荐。`,
  toEntries: '编辑内容',
  toSettingsOf: '所有设置',
  frame: '菜单和标签栏',
  frameText: '显示在每个页面上。',
  makeTabs: '创建底部标签栏',
  makeTabsText: '在手机底部放置最多五个常用页面的按钮。',
  makeMenu: '创建菜单',
  makeMenuText: '点按三条线后打开的链接。',
  frameOff: '未显示',
  links: (count) => `${count}个链接`,
  home: '首页',
  toContent: '以列表编辑',
};
export default texts;
