<!DOCTYPE html>
<title><?= htmlspecialchars($title ?? 'Shop') ?></title>
<?php

use InvalidArgumentException as Invalid;
use Shop\{Item, Price as Cost};

#[Attribute(flags: Attribute::TARGET_CLASS)]
final class Tracked
{
    public function __construct(public readonly string $name = "cart") {}
}

enum Status: string
{
    case Open = 'open';
    case Paid = 'paid';

    public static function of(?string $text): self
    {
        return self::tryFrom((string) $text) ?? static::Open;
    }
}

#[Tracked("basket")]
abstract class Cart implements \Countable, \IteratorAggregate
{
    use Loggable, Timed {
        Loggable::log insteadof Timed;
        Timed::log as protected logTime;
    }

    private array $items = [], $notes = ['a' => 1, 'b' => [2, 3]];
    protected static int|float|null $total = null;

    public function add(Item $item, int ...$counts): static
    {
        [$first, , $third] = $counts + [0, 0, 0];
        foreach ($counts as $at => &$count) {
            if ($count < 0): // negative counts ?>
                <p class="bad">Not <?= $count ?></p>
            <?php elseif ($count === 0):
                continue;
            else:
                $this->items[$item->code][$at] ??= $count <=> $first;
            endif;
        }
        return $this;
    }

    public function describe(Status $status): string
    {
        $format = fn(Cost $cost): string => sprintf('%0.2f', $cost->value / 100);
        $prices = array_map(static function ($item) use ($format, &$status) {
            return "{$item->name}: {$format($item->cost())} [$item->code] ($this->notes[a])";
        }, $this->items);
        $text = <<<"TEXT"
            Dear $this->owner,
            your cart is {$status->value} and has {$this->count()} items:
              {$this->lines($prices, sep: "\n")}
            TEXT . <<<'END'
        No $variables {$here}
        END;
        return match (true) {
            $status === Status::Paid, !$this->items => strtoupper($text),
            default => throw new Invalid(`uptime` . $text, code: 0x1F),
        };
    }
}

switch ($argc <=> 1) {
    case 0:
        echo 'nothing', PHP_EOL;
        break;
    default:
        $cart = new class('me') extends Cart { public function getIterator(): \Iterator { yield from []; } };
        echo $cart?->add(new Item())->describe(status: Status::Open);
}
?>
<footer>Bye</footer>
