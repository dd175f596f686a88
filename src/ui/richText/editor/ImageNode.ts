import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMExportOutput,
} from 'lexical';

const parse = (value: unknown): string => (typeof value === 'string' ? value : '');
const SRC = createState('src', { parse });
const ALT = createState('alt', { parse });

/** A picture in a text: preserved if a text has one; the toolbar cannot insert any. */
export class ImageNode extends DecoratorNode<null> {
  override $config() {
    return this.config('picture', {
      extends: DecoratorNode,
      stateConfigs: [
        { stateConfig: SRC, flat: true },
        { stateConfig: ALT, flat: true },
      ],
      importDOM: {
        img: () => ({
          conversion: (element) => {
            const node = $setState($create(ImageNode), SRC, element.getAttribute('src') ?? '');
            return { node: $setState(node, ALT, element.getAttribute('alt') ?? '') };
          },
          priority: 1,
        }),
      },
    });
  }

  #element(): HTMLImageElement {
    const image = document.createElement('img');
    image.src = $getState(this, SRC);
    image.alt = $getState(this, ALT);
    return image;
  }

  override exportDOM(): DOMExportOutput {
    return { element: this.#element() };
  }

  override createDOM(): HTMLElement {
    const holder = document.createElement('span');
    holder.append(this.#element());
    return holder;
  }

  override updateDOM(): false {
    return false;
  }
}
