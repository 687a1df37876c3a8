import type { Sketch } from '../sketch.ts'

export type Toe = 'round' | 'slim' | 'full'
export type Collar = 'low' | 'mid' | 'high'

/** From the tip of the toe up to where the laces begin. */
const toes: Readonly<Record<Toe, string>> = {
  round: 'M88 744 C80 706 100 672 156 658 C226 644 292 630 350 600',
  slim: 'M84 744 C82 718 104 692 156 676 C228 654 292 634 350 600',
  full: 'M92 744 C74 690 92 644 164 636 C232 630 300 624 350 600',
}
const bottom = 'C700 752 500 758 360 756 C250 754 150 752 88 744 Z'

/** From the laces over the ankle to the heel. */
const collars: Readonly<Record<Collar, string>> = {
  low: 'C402 574 440 552 474 528 C494 514 518 522 536 540 C574 576 624 590 676 570 C718 552 750 520 792 504 C810 510 812 538 808 566 C804 620 812 680 824 736',
  mid: 'C402 570 436 538 466 500 C484 474 506 458 530 462 C566 488 616 496 668 486 C716 474 750 450 790 436 C810 442 814 474 809 510 C802 590 812 670 824 736',
  high: 'C400 566 432 520 458 470 C478 430 498 404 528 396 C560 402 590 424 628 426 C684 428 732 404 782 384 C804 390 808 418 804 452 C796 560 808 660 824 736',
}

const tongues: Readonly<Record<Collar, string>> = {
  low: 'M412 584 C430 526 452 486 482 464 C508 452 540 462 550 480 C546 508 544 530 550 556 Z',
  mid: 'M424 560 C440 500 462 440 492 410 C518 398 548 408 558 424 C554 460 552 490 558 510 Z',
  high: 'M440 480 C452 420 474 372 500 348 C526 336 556 344 566 360 C562 400 562 440 570 470 Z',
}

const linings: Readonly<Record<Collar, string>> = {
  low: 'M506 540 C570 526 660 528 720 510 C750 498 776 494 796 508 C782 556 710 592 640 594 C584 594 534 570 506 540 Z',
  mid: 'M516 470 C580 460 660 462 720 446 C750 436 776 430 794 438 C780 480 710 506 640 506 C584 504 540 492 516 470 Z',
  high: 'M530 410 C600 396 690 392 780 372 C798 380 802 400 800 420 C730 460 610 468 530 446 Z',
}

/** A laced upper on a flat base: tongue, dark inside, and the outline the panels are sewn on. */
export function drawLacedUpper(sketch: Sketch, toe: Toe, collar: Collar) {
  sketch.piece(tongues[collar], { thickness: 0.9, cloth: 'plain' })
  sketch.piece(linings[collar], { shade: 0.5, cloth: 'bare', thickness: 0.4 })
  sketch.piece(`${toes[toe]} ${collars[collar]} ${bottom}`)
  sketch.fold([120, 716], [170, 680], [280, 650], 20, 0.4)
  sketch.fold([300, 690], [330, 660], [346, 620], 14, -0.5)
  sketch.fold([430, 730], [540, 700], [700, 660], 34, 0.3)
}

/** Without laces: the upper runs over the instep in one piece, with elastic at the sides. */
export function drawSlipOnUpper(sketch: Sketch, toe: Toe) {
  sketch.piece(
    'M430 556 C500 536 640 546 716 528 C748 518 774 512 794 520 C780 572 706 606 630 606 C560 606 480 596 430 556 Z',
    { shade: 0.5, cloth: 'bare', thickness: 0.4 },
  )
  sketch.piece(
    `${toes[toe]} C386 582 416 560 436 550 C462 548 478 566 500 580 C556 610 630 614 690 586 C730 566 756 536 792 516 C810 522 812 546 808 572 C804 624 812 680 824 736 ${bottom}`,
  )
  sketch.fold([120, 716], [180, 680], [300, 646], 22, 0.42)
  sketch.fold([330, 700], [370, 660], [400, 600], 18, -0.4)
  sketch.fold([560, 730], [640, 700], [740, 660], 30, 0.3)
  const gore = 'M470 562 C490 580 520 596 550 602 C556 630 548 654 530 672 C500 650 472 612 470 562 Z'
  sketch.piece(gore, { ink: sketch.dye('grafito'), cloth: 'bare', material: 'canvas', thickness: 0.5, inner: true })
  const ribs = [0, 1, 2, 3, 4, 5].map((i) => `M${480 + i * 12} ${574 + i * 6}L${498 + i * 7} ${626 + i * 8}`).join('')
  sketch.mark(`<path d="${ribs}" stroke="#fff" stroke-opacity=".2" stroke-width="3.5" fill="none"/>`)
  sketch.seam('M350 602 C366 660 356 710 344 756', sketch.ink, 0.7)
  sketch.stitch('M360 600 C376 660 366 710 354 756')
  sketch.stitch('M442 562 C470 566 492 590 520 604 C580 626 640 624 694 600 C732 582 760 552 792 532')
}

/** The runner's last: curved under the toe, with a heel that leans back. */
const runnerBottom = 'C760 712 640 722 520 730 C400 740 200 748 74 736 Z'

export function drawRunnerUpper(sketch: Sketch, tongue: Sketch['ink'], bulk: 'lean' | 'full') {
  sketch.piece('M420 560 C440 506 466 462 496 442 C520 434 546 444 554 460 C550 490 550 512 556 540 Z', {
    thickness: 0.9,
    ink: tongue,
    cloth: 'plain',
  })
  sketch.piece(
    'M510 520 C580 506 660 508 726 482 C756 468 784 458 806 472 C790 530 720 568 650 570 C590 570 540 552 510 520 Z',
    { shade: 0.5, cloth: 'bare', thickness: 0.4 },
  )
  const toe =
    bulk === 'full'
      ? 'M76 736 C66 680 92 634 164 622 C246 612 318 600 378 564'
      : 'M70 738 C66 702 100 664 172 642 C246 620 318 598 378 564'
  sketch.piece(
    `${toe} C424 538 452 510 482 492 C502 480 524 488 542 506 C578 544 622 560 670 546 C722 528 754 490 802 464 C826 470 830 508 824 540 C820 590 830 640 842 690 ${runnerBottom}`,
  )
  sketch.fold([110, 700], [180, 660], [300, 630], 22, 0.4)
  sketch.fold([300, 690], [336, 650], [360, 600], 16, -0.45)
}

/** Knitted in one piece like a sock: a ribbed collar around the ankle, and no seam. */
export function drawKnitUpper(sketch: Sketch) {
  sketch.piece('M486 424 C560 400 690 402 776 396 C800 400 806 418 800 440 C730 470 590 476 500 460 Z', {
    shade: 0.5,
    cloth: 'bare',
    thickness: 0.4,
  })
  sketch.piece(
    `M72 736 C66 696 98 656 172 636 C250 614 330 590 390 550 C436 518 462 470 484 424 C500 412 520 424 540 436 C600 462 700 456 786 404 C812 408 818 450 816 500 C814 580 828 640 842 690 ${runnerBottom}`,
  )
  sketch.fold([110, 704], [190, 660], [320, 622], 24, 0.42)
  sketch.fold([360, 690], [430, 640], [470, 560], 26, -0.35)
  sketch.fold([560, 700], [680, 670], [780, 600], 34, 0.28)
  sketch.fold([470, 600], [560, 560], [680, 540], 18, -0.3)
  const collar = 'M478 446 C520 470 610 484 690 472 C740 464 784 444 812 424'
  sketch.piece(collar, { band: 40, cloth: 'plain', thickness: 0.7, inner: true })
  sketch.rib(collar, 40, sketch.ink, 9)
  // Rows of stitches turn with the foot; every third is open for ventilation.
  let rows = ''
  for (let i = 0; i < 9; i += 1)
    rows += `M${120 + i * 32} ${700 - i * 9}C${170 + i * 34} ${676 - i * 12} ${220 + i * 34} ${690 - i * 10} ${250 + i * 30} ${726 - i * 2}`
  sketch.markInside(
    `<path d="${rows}" fill="none" stroke="${sketch.ink.deep}" stroke-opacity=".34" stroke-width="3.4" stroke-dasharray="3 8" stroke-linecap="round"/>`,
  )
}
