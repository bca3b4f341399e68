import nav from '../../nav/texts/chi.ts';
import type { KeyTexts } from './jpn.ts';

const texts: KeyTexts = {
  title: nav.keys,
  lead: '供财务软件或公司内部系统等其他程序读写此网站的密钥。',
  make: '创建API密钥',
  list: '已创建的API密钥',
  none: '还没有API密钥',
  noneText: '连接程序时创建。为每个程序各创建一个，以后就可以单独停用其中一个。',
  name: '名称',
  nameHint: '请使用能看出用途的名称，它会显示在操作记录中。',
  role: '权限',
  isProven: '也允许处理个人信息和金额',
  provenHint: '包括读取订单和参会者、退款、发布收费活动等。请仅在需要时允许。',
  life: '有效期',
  days: (days: number) => (days === 365 ? '1年' : `${days}天`),
  madeText: '此密钥仅在此时显示一次，请粘贴到程序的设置中。',
  states: { works: '可用', ended: '已撤销', expired: '已过期', makerLeft: '已停用' },
  makerLeftText: '创建者已不再是所有者，因此无法使用。',
  until: (date: string) => `有效至${date}`,
  used: (date: string) => `最后使用时间 ${date}`,
  neverUsed: '尚未使用',
  madeBy: (name: string) => `由${name}创建`,
  withProof: '含个人信息和金额',
  end: '撤销',
  endOf: (name: string) => `撤销API密钥“${name}”`,
  reallyEnd: '确定撤销',
  ended: '已撤销API密钥，不能再使用。',
};
export default texts;
