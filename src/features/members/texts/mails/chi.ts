import type { RequestMailTexts } from './jpn.ts';

const texts: RequestMailTexts = {
  code: {
    subject: (site) => `【${site}】确认本人身份`,
    heading: '确认本人身份',
    paragraphs: (site) => [
      `${site}收到了有关您个人信息的请求。请将以下号码告知负责人。号码在 1 小时内有效。`,
      '如果您没有提出请求，请不要将号码告诉任何人。不会有任何变化。',
    ],
  },
  erased: {
    subject: (site) => `【${site}】已删除个人信息`,
    heading: '已删除个人信息',
    paragraphs: (site) => [
      `根据您的请求，${site}已删除所保存的您的个人信息。`,
      '订单金额、门票和已开具的收据会在法律规定的期限内保存，与您的联系方式和回答分开。已购买的门票仍然有效。',
    ],
  },
};
export default texts;
