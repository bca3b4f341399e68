import type { OriginTexts } from './jpn.ts';

const texts: OriginTexts = {
  other: '除模板以外',
  copyChoice: {
    title: '从以往的活动开始',
    text: '原样复制全部内容，并把所有日期移到新的日期。',
    lead: '请选择要复制的活动。原活动不会改变。',
    back: '返回模板',
    none: '还没有可以复制的活动',
    noneText: '创建活动后，就可以在这里选择。',
  },
  copy: {
    title: (name) => `复制“${name}”创建新活动`,
    link: '复制此活动并新建',
    linkText: '沿用现有内容，准备下一届活动。',
    lead: '请填写新活动的名称和时间。目前还不会公开。',
    name: (language) => `新名称（${language}）`,
    what: '会复制的内容',
    kept: [
      '页面、门票、时间表、展位等全部内容，以及图片和外观',
      '期间和日期：全部按新的开始时间同样推移',
      '优惠码和支付方式的设置',
    ],
    notKept: '不会复制的内容',
    left: [
      '与参与者有关的一切：申请、购买、参会者名单、聊天',
      '访问密码：仍保持上锁，但会换成新的号码',
      '已邀请的人、负责人、外部登录的连接、独立域名',
    ],
    button: '复制并创建草稿',
    noRight: '您没有在此门户创建活动的权限，请联系门户的所有者。',
    otherLanguages: '其他语言的名称留空时，会显示第一种语言的名称。',
  },
};

export default texts;
