import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '购物车中的内容已被清除。',
  purchase: '尚未下单。购物车中的内容已被清除。',
  elsewhereTitle: '登录的账号已变更',
  elsewhere: '您在其他标签页中退出了登录，或登录了其他账号，因此已重新加载此页面。',
  refusedTitle: '无法保存登录状态',
  refused: '此浏览器不允许本网站保存数据。关闭或重新加载此页面后，您将退出登录。',
} satisfies SessionEndTexts;
