import type { ChecklistTexts } from './jpn.ts';

const texts: ChecklistTexts = {
  faults: '发布前需要修改',
  stray: {
    title: (count: number) => `有${count}个时间不在活动日期内`,
    move: (count: number) => `随活动一起调整（${count}个）`,
    moved: (count: number) => `已调整${count}个时间`,
  },
  open: (count: number) => `发布前请查看（${count}项）`,
  confirm: {
    title: '还有需要确认的事项',
    text: '现在发布，尚未修改的地方也会照样显示。确认无误即可发布。',
    textAt: (date) => `到${date}仍未修改的地方，届时会照样发布。确认无误即可设定。`,
    back: '返回修改',
    anyway: (button) => `仍要${button}`,
  },
  left: '还可以做的事',
  needed: '必要',
  places: '查看位置',
  putAway: '收起此列表',
  isPutAway: '列表已收起，有新事项时会再次显示。',
  good: '建议',
  more: (count: number) => `另有${count}项。`,
  codes: {
    lostReference: '所选内容已不存在，请重新选择。',
    deadLink: '链接的页面不存在。',
    domainTaken: '此域名已被其他网站使用。',
    endBeforeStart: '结束时间早于开始时间。',
    untitled: '请用网站的首选语言填写名称。',
    passcode: '访问密码设置不正确。',
    noProvider: '此登录方式还没有连接的服务。请取消该方式，或联系服务器管理员登记连接。',
    other: '填写的内容互相矛盾。',
  },
};
export default texts;
