import { expect, it } from 'vitest';
import { criticalCss } from '../../../build/pages/criticalCss';

const BODY = `<header><details class="menu"><summary>Menu</summary></details></header>
<main id="main"><section class="hero"><h1>Fixed</h1></section><section class="rest"></section></main>
<footer class="foot"></footer>`;

it.each([
  ['the header', 'header{top:0}', true],
  ['the hero', '.hero{color:red}', true],
  ['hover', '.hero:hover{color:red}', false],
  ['print', '@media print{.hero{color:red}}', false],
  ['the hero on a wide screen', '@media (width>=60em){.hero{color:red}}', true],
  ['a menu that is opened', '.menu[open] .panel{color:red}', true],
  ['a fallback font', '@font-face{font-family:Stand In;src:local(Georgia)}', true],
  ['what is below', '.rest{color:red}', false],
  ['the footer', '.foot{color:red}', false],
  ['a font to load', '@font-face{font-family:Face;src:url(/face.woff2)}', false],
  ['what the page does not have', '.other{color:red}', false],
])('includes the styles of %s (%s): %s', async (_, rule, isKept) => {
  const styles = await criticalCss(BODY, `h1{margin:0}${rule}`);
  expect(styles).toContain('h1{margin:0}');
  expect(styles.includes(rule)).toBe(isKept);
});
