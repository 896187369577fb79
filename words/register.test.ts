import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const cartWords = join(import.meta.dirname, '../web/src/diner/cart/words.en.ts');

/** Returns a text and a plural of the cart's words, as a process of its own imports them. */
function wordsIn(language: string): Promise<unknown> {
  return resultIn(
    language,
    `const { title, portions } = await import(${JSON.stringify(cartWords)});
    console.log(JSON.stringify([title, portions(2)]));`,
  );
}

/** Returns what a script in a process of its own writes as JSON. */
async function resultIn(language: string, commands: string): Promise<unknown> {
  const script = `
    import { registerWords } from ${JSON.stringify(join(import.meta.dirname, 'register.ts'))};
    registerWords(${JSON.stringify(language)});
    registerWords(${JSON.stringify(language)});
    ${commands}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: join(import.meta.dirname, '..') },
  );
  return JSON.parse(stdout);
}

describe('a process outside of a bundle', () => {
  it.each([
    ['en', 'Your cart', '2 portions'],
    ['pt-PT', 'O seu carrinho', '2 doses'],
    ['en-XA', '[!! Ýöüř çářt ~~~~ !!]', '[!! 2 pöřtíöñš ~~~~ !!]'],
  ] as const)('reads the words in %s', async (language, title, portions) => {
    expect(await wordsIn(language)).toEqual([title, portions]);
  });
});

describe('the files of a menu', () => {
  const contract = join(import.meta.dirname, '../contract/src/menu');
  const written = `
    const { writeMenuCsv } = await import(${JSON.stringify(join(contract, 'write-csv.ts'))});
    const { matchColumns } = await import(${JSON.stringify(join(contract, 'match-columns.ts'))});
    const headings = writeMenuCsv([], () => '').replace('\\uFEFF', '').trim().split(',');
    const english = ['_id', 'name', 'resting', 'tax', 'reasons'];
    console.log(JSON.stringify([headings, matchColumns(headings), matchColumns(english)]));`;

  it('have headings in the language of the site, and those in English are read as well', async () => {
    const [headings, meanings, english] = (await resultIn('pt-PT', written)) as string[][];
    expect(headings?.join()).toBe(
      '_id,nome,categoria,preço,descrição,imagem,regimes,alergénios,opções,carga,em pausa,IVA,tamanhos,horários de serviço,antecedência,versão',
    );
    expect(meanings?.join()).toBe(
      '_id,name,category,price,recipe,image,diets,allergens,options,load,resting,tax,sizes,served,notice,version',
    );
    expect(english).toEqual(['_id', 'name', 'resting', 'tax', null]);
  });
});
