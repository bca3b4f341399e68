import type { SharedFields } from './jpn.ts';

const fields: SharedFields = {
  count: {
    numberOfDisplay: {
      label: '首页显示数量',
      hint: '填0则全部显示。',
    },
  },
  page: {
    numberOfDisplayWeb: {
      label: '每页数量',
      hint: '超过此数量时，列表会分页显示。',
    },
  },
  shown: {
    titleVisible: '显示标题',
    imageVisible: '显示图片',
  },
  period: {
    visiblePeriod: {
      label: '设置展示时间',
      hint: '关闭时始终显示。',
    },
    visibleStartDate: '开始展示',
    visibleEndDate: '结束展示',
  },
  labelledLink: {
    label: '链接文字',
    link: {
      label: '链接到',
      hint: '可填写本站页面，或以 https:// 开头的网址。',
    },
  },
  words: {
    image: '图片',
    description: '说明',
  },
};
export default fields;
