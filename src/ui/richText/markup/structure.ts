/** Puts sanitised markup into the one shape that the editor reads and writes. */

const BLOCKS = 'p, h1, h2, h3, blockquote, ul, ol';
const INLINE = 'span, a, strong, b, em, i, u, s, strike';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
const isBlank = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() === '';
const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);

/** Formats around blocks go into them: `<b><p>a</p></b>` becomes `<p><b>a</b></p>`. */
function pushInto(inline: Element): void {
  for (const child of Array.from(inline.childNodes)) {
    if (isBlank(child)) continue;
    const format = inline.cloneNode() as Element;
    if (isBlock(child)) {
      format.append(...child.childNodes);
      (child as Element).append(format);
    } else {
      child.replaceWith(format);
      format.append(child);
    }
  }
  unwrap(inline);
}

/** Blocks within an item or a quotation become its lines. */
function flattenWithin(holder: Element): void {
  for (const block of holder.querySelectorAll(':scope > :is(p, h1, h2, h3, blockquote)')) {
    const next = block.nextSibling;
    if (next && !isBlank(next) && !(next instanceof Element && next.matches('ul, ol'))) {
      block.append(holder.ownerDocument.createElement('br'));
    }
    unwrap(block);
  }
}

/** What stands alone between blocks becomes a paragraph; blanks between blocks go. */
function gatherInline(root: HTMLElement): void {
  let paragraph: HTMLElement | undefined;
  for (const node of Array.from(root.childNodes)) {
    if (isBlock(node)) {
      paragraph = undefined;
    } else if (paragraph === undefined && isBlank(node)) {
      node.remove();
    } else {
      if (!paragraph) {
        paragraph = root.ownerDocument.createElement('p');
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

/** An item that holds only a list is the list of the item before it. */
export function nestLists(root: ParentNode): void {
  for (const item of root.querySelectorAll('li')) {
    const before = item.previousElementSibling;
    const holdsOnlyLists =
      item.children.length > 0 &&
      [...item.childNodes].every((child) => child instanceof Element && child.matches('ul, ol'));
    if (before?.matches('li') && holdsOnlyLists) {
      before.append(...item.childNodes);
      item.remove();
    }
  }
}

/** Lists that stand directly within lists, as some programs write them, go into the item before. */
function adoptStrayLists(root: ParentNode): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.matches('li')) before.append(list);
    else {
      const item = root.ownerDocument?.createElement('li') ?? document.createElement('li');
      list.replaceWith(item);
      item.append(list);
    }
  }
}

/** Equal formats side by side become one, from the outside in. */
export function joinFormats(root: Element): void {
  for (const element of root.children) {
    let next = element.nextSibling;
    while (
      element.matches(INLINE) &&
      next instanceof Element &&
      next.cloneNode().isEqualNode(element.cloneNode())
    ) {
      element.append(...next.childNodes);
      next.remove();
      next = element.nextSibling;
    }
    joinFormats(element);
  }
}

/** Brings sanitised markup into shape, in place. */
export function bringIntoShape(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a:not([href])')) unwrap(link);
  for (const span of root.querySelectorAll('span:not([style])')) unwrap(span);
  adoptStrayLists(root);
  for (const inline of Array.from(root.querySelectorAll(INLINE)).toReversed()) {
    if (inline.querySelector(BLOCKS)) pushInto(inline);
  }
  for (const holder of Array.from(root.querySelectorAll('li, blockquote')).toReversed()) {
    flattenWithin(holder);
  }
  // An item outside of any list is a paragraph.
  for (const item of root.querySelectorAll(':scope > li')) {
    const paragraph = root.ownerDocument.createElement('p');
    paragraph.append(...item.childNodes);
    item.replaceWith(paragraph);
  }
  for (const list of root.querySelectorAll('ul, ol')) {
    for (const node of Array.from(list.childNodes)) if (isBlank(node)) node.remove();
  }
  gatherInline(root);
}
