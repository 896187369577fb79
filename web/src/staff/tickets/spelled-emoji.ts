/**
 * Emoji that guests use in names and notes. Printers of receipts are black and white, and a device
 * without a font for emoji prints an empty box, which must not be what is left of "No 🥜".
 */
const wordsByEmoji: Record<string, string> = {
  ...wordsOf('🥜 peanuts 🌰 chestnut 🥛 milk 🧀 cheese 🧈 butter 🥚 egg 🍳 egg 🐟 fish 🐠 fish'),
  ...wordsOf('🦐 shrimp 🍤 shrimp 🦞 lobster 🦀 crab 🦑 squid 🐙 octopus 🦪 oyster 🌾 wheat'),
  ...wordsOf('🍞 bread 🥖 bread 🥐 croissant 🍝 pasta 🍕 pizza 🍔 burger 🍟 fries 🌮 taco'),
  ...wordsOf(
    '🥗 salad 🍲 pot-of-food 🥣 soup 🍚 rice 🍜 noodles 🍣 sushi 🥩 steak 🥓 bacon 🍖 meat',
  ),
  ...wordsOf('🍗 chicken 🐔 chicken 🐓 chicken 🐄 cow 🐮 cow 🐖 pig 🐷 pig 🐑 sheep 🍎 apple'),
  ...wordsOf('🍋 lemon 🍌 banana 🍓 strawberry 🍅 tomato 🧅 onion 🧄 garlic 🥕 carrot 🌽 corn'),
  ...wordsOf('🥔 potato 🍆 eggplant 🥑 avocado 🥒 cucumber 🫑 pepper 🍄 mushroom 🫘 beans'),
  ...wordsOf('🥬 greens 🌿 herbs 🌱 seedling 🍃 leaf 🫒 olives 🧂 salt 🍯 honey 🍫 chocolate'),
  ...wordsOf('🍰 cake 🎂 birthday-cake 🍪 cookie 🍨 ice-cream 🍦 ice-cream 🧊 ice ☕ coffee'),
  ...wordsOf('🍵 tea 🥤 drink 🍺 beer 🍷 wine 🧃 juice 💧 water 🌶 hot-pepper 🔥 fire 🥵 hot-face'),
  ...wordsOf('🚫 no ❌ no ⛔ no 🛑 stop ⚠ warning ❗ ! ❓ ? ✅ yes ➕ plus ➖ minus'),
  ...wordsOf('🚨 alarm 🤧 sneezing 🤢 nauseated 🤮 vomiting 💀 skull ☠ skull 🤰 pregnant 👶 baby'),
  ...wordsOf('🙏 please 👍 thumbs-up 👎 thumbs-down 👌 ok 👏 applause 👋 hello 🤞 fingers-crossed'),
  ...wordsOf('🙂 smile 😀 smile 😃 smile 😄 smile 😁 smile 😊 smile 😋 yum 😍 love 🥰 love'),
  ...wordsOf('😂 laugh 🤣 laugh 😅 laugh 😉 wink 😎 cool 😢 sad 😭 sad ☹ sad 🤤 yum 🎉 party'),
  ...wordsOf('❤ heart 🧡 heart 💛 heart 💚 heart 💙 heart 💜 heart 🖤 heart 💕 hearts ⭐ star'),
  ...wordsOf('👨‍🍳 cook 👩‍🍳 cook 🧑‍🍳 cook 🥡 to-go 🛍 bag 🚗 car ⏰ time 🕐 time 🎁 gift 🥳 party'),
};

function wordsOf(list: string): Record<string, string> {
  const parts = list.split(' ');
  const pairs = parts.flatMap((emoji, at) => {
    return at % 2 === 0 ? [[emoji, (parts[at + 1] ?? '').replaceAll('-', ' ')]] : [];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** How an emoji is to look: in color, and in which color of skin. */
const looks = /[\uFE0E\uFE0F]|\p{Emoji_Modifier}/gu;
const oneByOne = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Returns a text for paper, with `[peanuts]` for each emoji that has a word. */
export function spelledEmoji(text: string): string {
  let spelled = '';
  for (const { segment } of oneByOne.segment(text)) {
    const words = wordsByEmoji[segment.replaceAll(looks, '')];
    if (words === undefined) spelled += isBeside(spelled, segment) ? ` ${segment}` : segment;
    else spelled += `${spelled === '' || /\s$/.test(spelled) ? '' : ' '}[${words}]`;
  }
  return spelled;
}

/** Whether a letter or number would touch the words before it. */
function isBeside(spelled: string, segment: string): boolean {
  return spelled.endsWith(']') && /^[\p{L}\p{N}]/u.test(segment);
}
