import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  on: '开启',
  off: '关闭',
  entries: (count) => `${count}项`,
  picture: '图片',
  pictureParts: { alt: '图片说明', focus: '图片焦点', crop: '裁剪' },
  other: '有改动',
  passcode: '访问密码',
  provider: '身份提供方',
  isSet: '已设置',
  settings: '网站设置',
  named: (kind, name) => `${kind}“${name}”`,
  several: (kind, count) => `${count}项${kind}`,
  did: {
    added: (what) => `添加了${what}`,
    removed: (what) => `删除了${what}`,
    changed: (what, fields) => `修改了${what}：${fields.join('、')}`,
  },
  andMore: (count) => `另有${count}项`,
  leftBehind: '其他语言仍是之前内容的项目',
  leftBehindText: '只有原文改了。其他语言的页面仍会显示之前的内容。',
  unfinished: '有尚未保存的输入',
  unfinishedText: '其中还有需要更正的地方，因此不会包含在发布中。',
};

export default texts;
