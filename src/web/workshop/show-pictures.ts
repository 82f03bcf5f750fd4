import { pictures } from 'virtual:workshop-records';

function showPicture(image: HTMLImageElement): void {
  const picture = pictures[image.getAttribute('src') ?? ''];
  if (picture) image.src = picture;
}

/** Gives crests and flags their pictures when they are drawn. They load lazily, so their own paths are not requested. */
export function showPictures(): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLImageElement) showPicture(target);
      for (const node of addedNodes)
        if (node instanceof Element) for (const image of node.querySelectorAll('img')) showPicture(image);
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });
}
